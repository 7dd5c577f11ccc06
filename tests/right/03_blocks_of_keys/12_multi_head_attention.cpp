#include "attention.hpp"
#include "running.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Index d = parameters.w_q.cols() / heads, d_v = parameters.w_v.cols() / heads;
  Matrix output = Matrix::Zero(x.rows(), parameters.w_o.cols());
  for (Index h = 0; h < heads; ++h)
    output += read_in_blocks(x * parameters.w_q.middleCols(h * d, d),
                             x * parameters.w_k.middleCols(h * d, d),
                             x * parameters.w_v.middleCols(h * d_v, d_v), visible) *
              parameters.w_o.middleRows(h * d_v, d_v);
  return output;
}

}  // namespace attention
