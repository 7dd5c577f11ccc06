#include "attention.hpp"

namespace attention {

// Both sequences below each other are one; each half reads only the other's part that it may.
Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const Index n = x.rows(), m = memory.rows(), d_x = x.cols(), d_memory = memory.cols();
  Matrix both = Matrix::Zero(n + m, d_x + d_memory);
  both.topLeftCorner(n, d_x) = x;
  both.bottomRightCorner(m, d_memory) = memory;
  AttentionParameters wide = parameters;
  wide.w_q = Matrix::Zero(d_x + d_memory, parameters.w_q.cols());
  wide.w_q.topRows(d_x) = parameters.w_q;
  wide.w_k = Matrix::Zero(d_x + d_memory, parameters.w_k.cols());
  wide.w_k.bottomRows(d_memory) = parameters.w_k;
  wide.w_v = Matrix::Zero(d_x + d_memory, parameters.w_v.cols());
  wide.w_v.bottomRows(d_memory) = parameters.w_v;
  Mask visible_of_both = Mask::Constant(n + m, n + m, false);
  visible_of_both.topRightCorner(n, m) = visible;
  return multi_head_attention(both, wide, heads, visible_of_both).topRows(n);
}

}  // namespace attention
