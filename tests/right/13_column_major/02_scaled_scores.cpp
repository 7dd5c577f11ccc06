#include "attention.hpp"
#include "columns.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const MatrixXd queries = q.transpose(), keys = k.transpose();
  MatrixXd scores(q.rows(), k.rows());
  for (int j = 0; j < keys.cols(); ++j) {
    const VectorXd key = keys.col(j);
    for (int i = 0; i < queries.cols(); ++i) scores(i, j) = queries.col(i).dot(key);
  }
  scores /= std::sqrt(static_cast<double>(keys.rows()));
  return scores;
}

}  // namespace attention
