#include "attention.hpp"
#include "columns.hpp"

namespace attention {

// A query's scores stand in a column here, so that each of them is next to each other in memory.
Matrix softmax_rows(const Matrix& scores) {
  MatrixXd turned = scores.transpose();
  for (int i = 0; i < turned.cols(); ++i) {
    VectorXd powers = (turned.col(i).array() - turned.col(i).maxCoeff()).exp();
    turned.col(i) = powers / powers.sum();
  }
  return turned.transpose();
}

}  // namespace attention
