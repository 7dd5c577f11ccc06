#include "attention.hpp"
#include "wide_projection.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const Matrix all = x * beside(w_q, w_k, w_v);
  const Index d = w_q.cols();
  return softmax_rows(scaled_scores(all.leftCols(d), all.middleCols(d, d))) *
         all.rightCols(w_v.cols());
}

}  // namespace attention
