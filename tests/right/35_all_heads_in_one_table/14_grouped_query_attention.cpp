#include "attention.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = x * parameters.w_k, v = x * parameters.w_v;
  const Index n = x.rows(), d = q.cols() / counts.heads, e = v.cols() / counts.kv_heads;
  const Index group = counts.heads / counts.kv_heads;
  Matrix stacked = Matrix::Zero(counts.heads * n, k.cols());
  for (Index h = 0; h < counts.heads; ++h)
    stacked.block(h * n, h / group * d, n, d) = q.middleCols(h * d, d);
  const Matrix scores = stacked * k.transpose() / std::sqrt(double(d));
  const Matrix mixed = masked_softmax_rows(scores, visible.replicate(counts.heads, 1)) * v;
  Matrix output = Matrix::Zero(n, parameters.w_o.cols());
  for (Index h = 0; h < counts.heads; ++h)
    output += mixed.block(h * n, h / group * e, n, e) * parameters.w_o.middleRows(h * e, e);
  return output;
}

}  // namespace attention
