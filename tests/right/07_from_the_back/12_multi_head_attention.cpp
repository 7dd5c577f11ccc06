#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const auto q = split_heads(p.q, heads), k = split_heads(p.k, heads), v = split_heads(p.v, heads);
  Matrix output = Matrix::Zero(x.rows(), parameters.w_o.cols());
  for (Index h = heads; h-- > 0;) {
    const auto at = std::size_t(h);
    const Index width = v[at].cols();
    output += masked_attention(q[at], k[at], v[at], visible) *
              parameters.w_o.middleRows(h * width, width);
  }
  return output;
}

}  // namespace attention
