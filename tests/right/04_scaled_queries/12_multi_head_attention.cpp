#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  AttentionParameters ready = parameters;
  const Index d = ready.w_q.cols() / heads;
  ready.w_q /= std::sqrt(double(d));
  const Matrix q = x * ready.w_q, k = x * ready.w_k, v = x * ready.w_v;
  const Index d_v = v.cols() / heads;
  Matrix all(x.rows(), v.cols());
  for (Index h = 0; h < heads; ++h)
    all.middleCols(h * d_v, d_v) =
        masked_softmax_rows(q.middleCols(h * d, d) * k.middleCols(h * d, d).transpose(), visible) *
        v.middleCols(h * d_v, d_v);
  return all * ready.w_o;
}

}  // namespace attention
