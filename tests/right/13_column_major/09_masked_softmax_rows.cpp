#include "attention.hpp"
#include "columns.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  const VectorXd zero = VectorXd::Zero(scores.cols());
  MatrixXd turned(scores.cols(), scores.rows());
  for (int i = 0; i < turned.cols(); ++i) {
    VectorXd column = scores.row(i).transpose();
    const Eigen::Matrix<bool, Eigen::Dynamic, 1> seen = visible.row(i).transpose();
    if (seen.count() == 0) {
      turned.col(i) = zero;
      continue;
    }
    const double top = seen.select(column, -HUGE_VAL).maxCoeff();
    column = seen.select((column.array() - top).exp().matrix(), zero);
    turned.col(i) = column / column.sum();
  }
  return turned.transpose();
}

}  // namespace attention
