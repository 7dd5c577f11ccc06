#include "attention.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const Index d = parameters.w_k.cols() / heads, e = parameters.w_v.cols() / heads;
  const Matrix keys = memory * parameters.w_k / std::sqrt(d * 1.0);
  const Matrix values = memory * parameters.w_v, queries = x * parameters.w_q;
  Matrix found(x.rows(), heads * e);
  for (Index h = 0; h < heads; h++)
    found.middleCols(h * e, e) =
        masked_softmax_rows(queries.middleCols(h * d, d) * keys.middleCols(h * d, d).transpose(),
                            visible) *
        values.middleCols(h * e, e);
  return found * parameters.w_o;
}

}  // namespace attention
