#include "attention.hpp"

namespace attention {

// Stops after putting the heads side by side.
Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const auto q = split_heads(p.q, heads), k = split_heads(p.k, heads), v = split_heads(p.v, heads);
  std::vector<Matrix> outputs;
  for (std::size_t h = 0; h < q.size(); ++h)
    outputs.push_back(masked_attention(q[h], k[h], v[h], visible));
  return merge_heads(outputs);
}

}  // namespace attention
