#include "attention.hpp"

namespace attention {

// Scores, powers, and a column of ones beside the values: the last column of the product is the
// sum.
Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  Matrix e = q * k.transpose() / std::sqrt(double(q.cols()));
  for (Index i = 0; i < e.rows(); ++i) {
    double top = -HUGE_VAL;
    for (Index j = 0; j < e.cols(); ++j)
      if (visible(i, j) && e(i, j) > top) top = e(i, j);
    for (Index j = 0; j < e.cols(); ++j) e(i, j) = visible(i, j) ? std::exp(e(i, j) - top) : 0;
  }
  Matrix with_ones(v.rows(), v.cols() + 1);
  with_ones << v, Matrix::Ones(v.rows(), 1);
  const Matrix mixed = e * with_ones;
  Matrix output = mixed.leftCols(v.cols());
  for (Index i = 0; i < output.rows(); ++i)
    if (mixed(i, v.cols()) > 0) output.row(i) /= mixed(i, v.cols());
  return output;
}

}  // namespace attention
