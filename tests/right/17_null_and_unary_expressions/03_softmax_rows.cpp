#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  const Eigen::VectorXd top = scores.rowwise().maxCoeff();
  const Matrix e = Matrix::NullaryExpr(scores.rows(), scores.cols(), [&](Index i, Index j) {
    return std::exp(scores(i, j) - top(i));
  });
  const Eigen::VectorXd sums = e.rowwise().sum();
  return sums.cwiseInverse().asDiagonal() * e;
}

}  // namespace attention
