#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Matrix e = scaled_scores(q, k);
  e.colwise() -= e.rowwise().maxCoeff().eval();
  Matrix mixed = Matrix::Zero(q.rows(), v.cols());
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(q.rows());
  for (Index j = 0; j < k.rows(); ++j) {
    const Eigen::VectorXd power = e.col(j).unaryExpr([](double s) { return std::exp(s); });
    mixed += power * v.row(j);
    sum += power;
  }
  return sum.cwiseInverse().asDiagonal() * mixed;
}

}  // namespace attention
