#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const auto q = split_heads(p.q, heads), k = split_heads(p.k, heads), v = split_heads(p.v, heads);
  std::vector<Matrix> outputs;
  for (std::size_t h = 0; h < q.size(); ++h)
    outputs.push_back(masked_attention(q[h], k[h], v[h], visible));
  const Matrix& w_o = parameters.w_o;
  return project_qkv(merge_heads(outputs), w_o, w_o, w_o).q;
}

}  // namespace attention
