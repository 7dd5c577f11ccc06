#include "attention.hpp"

namespace attention {

// Row by row, each an outer sum over the coordinates of x.
Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections all{Matrix::Zero(x.rows(), w_q.cols()), Matrix::Zero(x.rows(), w_k.cols()),
                  Matrix::Zero(x.rows(), w_v.cols())};
  for (Index i = 0; i < x.rows(); ++i)
    for (Index r = x.cols(); r-- > 0;) {
      all.q.row(i) += x(i, r) * w_q.row(r);
      all.k.row(i) += x(i, r) * w_k.row(r);
      all.v.row(i) += x(i, r) * w_v.row(r);
    }
  return all;
}

}  // namespace attention
