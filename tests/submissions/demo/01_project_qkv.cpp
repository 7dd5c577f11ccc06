#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections result;
  result.q = Matrix::Zero(x.rows(), w_q.cols());
  result.k = Matrix::Zero(x.rows(), w_k.cols());
  result.v = Matrix::Zero(x.rows(), w_v.cols());
  for (Index i = 0; i < x.rows(); ++i)
    for (Index r = 0; r < x.cols(); ++r) {
      for (Index c = 0; c < w_q.cols(); ++c) result.q(i, c) += x(i, r) * w_q(r, c);
      for (Index c = 0; c < w_k.cols(); ++c) result.k(i, c) += x(i, r) * w_k(r, c);
      for (Index c = 0; c < w_v.cols(); ++c) result.v(i, c) += x(i, r) * w_v(r, c);
    }
  return result;
}

}  // namespace attention
