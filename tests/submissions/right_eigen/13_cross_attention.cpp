#include "attention.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = memory * parameters.w_k, v = memory * parameters.w_v;
  const Index d_head = q.cols() / heads, d_v = v.cols() / heads;
  Matrix merged(x.rows(), v.cols());
  for (Index h = 0; h < heads; ++h)
    merged.middleCols(h * d_v, d_v) =
        masked_attention(q.middleCols(h * d_head, d_head), k.middleCols(h * d_head, d_head),
                         v.middleCols(h * d_v, d_v), visible);
  return merged * parameters.w_o;
}

}  // namespace attention
