#include "attention.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Index d = parameters.w_q.cols() / counts.heads,
              d_v = parameters.w_v.cols() / counts.kv_heads;
  const Matrix q = x * (parameters.w_q / std::sqrt(double(d)));
  const Matrix k = x * parameters.w_k, v = x * parameters.w_v;
  Matrix all(x.rows(), counts.heads * d_v);
  for (Index h = 0; h < counts.heads; ++h) {
    const Index shared = h * counts.kv_heads / counts.heads;
    const Matrix s = q.middleCols(h * d, d) * k.middleCols(shared * d, d).transpose();
    all.middleCols(h * d_v, d_v) =
        masked_softmax_rows(s, visible) * v.middleCols(shared * d_v, d_v);
  }
  return all * parameters.w_o;
}

}  // namespace attention
