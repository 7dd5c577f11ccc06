#include "modern.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const auto [heads, kv_heads] = counts;
  const auto q = split_heads(x * parameters.w_q, heads);
  const auto k = split_heads(x * parameters.w_k, kv_heads);
  const auto v = split_heads(x * parameters.w_v, kv_heads);
  const auto group = static_cast<std::size_t>(heads / kv_heads);
  std::vector<Matrix> outputs;
  for (std::size_t shared = 0; shared < k.size(); ++shared)
    for (const Matrix& own : std::span(q).subspan(shared * group, group))
      outputs.push_back(masked_attention(own, k[shared], v[shared], visible));
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
