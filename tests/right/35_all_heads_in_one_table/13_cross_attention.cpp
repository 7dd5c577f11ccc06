#include "attention.hpp"

namespace attention {

// The heads' keys beside each other too, and a mask with a visible block for each head.
Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = memory * parameters.w_k, v = memory * parameters.w_v;
  const Index n = x.rows(), m = memory.rows(), d = q.cols() / heads, e = v.cols() / heads;
  Matrix queries(heads * n, d), keys(heads * m, d), values(heads * m, e);
  Mask blocks = Mask::Constant(heads * n, heads * m, false);
  for (Index h = 0; h < heads; ++h) {
    queries.middleRows(h * n, n) = q.middleCols(h * d, d);
    keys.middleRows(h * m, m) = k.middleCols(h * d, d);
    values.middleRows(h * m, m) = v.middleCols(h * e, e);
    blocks.block(h * n, h * m, n, m) = visible;
  }
  const Matrix mixed = masked_attention(queries, keys, values, blocks);
  Matrix output = Matrix::Zero(n, parameters.w_o.cols());
  for (Index h = 0; h < heads; ++h)
    output += mixed.middleRows(h * n, n) * parameters.w_o.middleRows(h * e, e);
  return output;
}

}  // namespace attention
