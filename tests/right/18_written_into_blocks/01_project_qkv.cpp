#include "attention.hpp"
#include "into.hpp"

namespace attention {

static void multiply_into(Out out, In a, In b) {
  out.noalias() = a * b;
}

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Matrix all(x.rows(), w_q.cols() + w_k.cols() + w_v.cols());
  multiply_into(all.leftCols(w_q.cols()), x, w_q);
  multiply_into(all.middleCols(w_q.cols(), w_k.cols()), x, w_k);
  multiply_into(all.rightCols(w_v.cols()), x, w_v);
  return {all.leftCols(w_q.cols()), all.middleCols(w_q.cols(), w_k.cols()),
          all.rightCols(w_v.cols())};
}

}  // namespace attention
