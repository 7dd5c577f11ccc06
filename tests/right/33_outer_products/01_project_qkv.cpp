#include "attention.hpp"

namespace attention {

static Matrix sum_of_outer_products(const Matrix& a, const Matrix& b) {
  Matrix sum = Matrix::Zero(a.rows(), b.cols());
  for (Index r = 0; r < a.cols(); ++r) sum += a.col(r) * b.row(r);
  return sum;
}

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  return Projections{sum_of_outer_products(x, w_q), sum_of_outer_products(x, w_k),
                     sum_of_outer_products(x, w_v)};
}

}  // namespace attention
