#include "attention.hpp"

namespace attention {

// 多头注意力：先投影，切成多个头，各读各的，拼接，最后做输出投影。
Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const auto [查询, 键, 值] = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const auto 查询头 = split_heads(查询, heads);
  const auto 键头 = split_heads(键, heads);
  const auto 值头 = split_heads(值, heads);
  std::vector<Matrix> 结果;
  for (std::size_t 头 = 0; 头 < 查询头.size(); ++头)
    结果.push_back(masked_attention(查询头[头], 键头[头], 值头[头], visible));
  return merge_heads(结果) * parameters.w_o;
}

}  // namespace attention
