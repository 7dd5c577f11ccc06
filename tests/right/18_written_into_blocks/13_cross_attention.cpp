#include "attention.hpp"
#include "into.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = memory * parameters.w_k, v = memory * parameters.w_v;
  const Index d = q.cols() / heads, e = v.cols() / heads;
  Matrix side_by_side(x.rows(), v.cols());
  for (Index h = 0; h < heads; ++h)
    read_into(side_by_side.middleCols(h * e, e), q.middleCols(h * d, d), k.middleCols(h * d, d),
              v.middleCols(h * e, e), visible);
  return side_by_side * parameters.w_o;
}

}  // namespace attention
