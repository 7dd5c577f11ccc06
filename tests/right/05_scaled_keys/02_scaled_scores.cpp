#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix labels(k.rows(), k.cols());
  for (Index j = 0; j < k.rows(); j++)
    for (Index c = 0; c < k.cols(); c++) labels(j, c) = k(j, c) / std::sqrt(k.cols() * 1.0);
  Matrix scores = Matrix::Zero(q.rows(), k.rows());
  for (Index c = 0; c < k.cols(); c++)
    for (Index i = 0; i < q.rows(); i++)
      for (Index j = 0; j < k.rows(); j++) scores(i, j) += q(i, c) * labels(j, c);
  return scores;
}

}  // namespace attention
