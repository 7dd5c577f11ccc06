#include "attention.hpp"

namespace attention {

// Divides by the root of all columns of q, not by that of one head's.
Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const auto q = split_heads(p.q, heads), k = split_heads(p.k, heads), v = split_heads(p.v, heads);
  const double root = std::sqrt(static_cast<double>(p.q.cols()));
  std::vector<Matrix> outputs;
  for (std::size_t h = 0; h < q.size(); ++h)
    outputs.push_back(masked_softmax_rows(q[h] * k[h].transpose() / root, visible) * v[h]);
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
