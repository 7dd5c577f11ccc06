#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const std::vector<Matrix> q = split_heads(p.q, heads);
  const std::vector<Matrix> k = split_heads(p.k, heads);
  const std::vector<Matrix> v = split_heads(p.v, heads);
  std::vector<Matrix> outputs;
  for (std::size_t h = 0; h < q.size(); ++h)
    outputs.push_back(masked_attention(q[h], k[h], v[h], visible));
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
