#include "attention.hpp"

namespace attention {

// Takes kv_heads for the size of a group, and stops with an exception where there is none such.
Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const auto q = split_heads(x * parameters.w_q, counts.heads);
  const auto k = split_heads(x * parameters.w_k, counts.kv_heads);
  const auto v = split_heads(x * parameters.w_v, counts.kv_heads);
  std::vector<Matrix> outputs;
  for (std::size_t h = 0; h < q.size(); ++h) {
    const std::size_t shared = h / static_cast<std::size_t>(counts.kv_heads);
    outputs.push_back(masked_attention(q[h], k.at(shared), v.at(shared), visible));
  }
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
