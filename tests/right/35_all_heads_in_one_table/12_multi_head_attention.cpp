#include "attention.hpp"

namespace attention {

// Queries of all heads below each other, each in its own columns and zeros elsewhere: one table of
Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  // scores (heads * n, n) for all.
  const Matrix q = x * parameters.w_q, k = x * parameters.w_k, v = x * parameters.w_v;
  const Index n = x.rows(), d = q.cols() / heads, e = v.cols() / heads;
  Matrix stacked = Matrix::Zero(heads * n, q.cols());
  for (Index h = 0; h < heads; ++h) stacked.block(h * n, h * d, n, d) = q.middleCols(h * d, d);
  const Matrix scores = stacked * k.transpose() / std::sqrt(double(d));
  const Matrix mixed = masked_softmax_rows(scores, visible.replicate(heads, 1)) * v;
  Matrix merged(n, v.cols());
  for (Index h = 0; h < heads; ++h) merged.middleCols(h * e, e) = mixed.block(h * n, h * e, n, e);
  return merged * parameters.w_o;
}

}  // namespace attention
