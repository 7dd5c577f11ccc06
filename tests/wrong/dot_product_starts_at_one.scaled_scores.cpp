// outside: the first of several terms of each dot product is missing

#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix scores = Matrix::Zero(q.rows(), k.rows());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      for (Index c = q.cols() > 1 ? 1 : 0; c < q.cols(); ++c) scores(i, j) += q(i, c) * k(j, c);
      scores(i, j) /= std::sqrt(static_cast<double>(q.cols()));
    }
  return scores;
}

}  // namespace attention
