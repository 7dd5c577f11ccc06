#include "attention.hpp"

namespace attention {

// 几个查询头共用一个键值头。
Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const auto 查询头 = split_heads(x * parameters.w_q, counts.heads);
  const auto 键头 = split_heads(x * parameters.w_k, counts.kv_heads);
  const auto 值头 = split_heads(x * parameters.w_v, counts.kv_heads);
  const std::size_t 组大小 = 查询头.size() / 键头.size();
  std::vector<Matrix> 结果;
  for (std::size_t 头 = 0; 头 < 查询头.size(); ++头) {
    const std::size_t 组 = 头 / 组大小;
    结果.push_back(masked_attention(查询头[头], 键头[组], 值头[组], visible));
  }
  return merge_heads(结果) * parameters.w_o;
}

}  // namespace attention
