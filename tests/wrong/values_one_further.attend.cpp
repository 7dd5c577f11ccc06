// outside: share j goes to value j + 1, the last one to value 0

#include "attention.hpp"

namespace attention {

namespace {

Matrix scores_of(const Matrix& q, const Matrix& k) {
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
}

Matrix softmax_of(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double top = scores.row(i).maxCoeff();
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) = std::exp(scores(i, j) - top);
    shares.row(i) /= shares.row(i).sum();
  }
  return shares;
}

}  // namespace

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix shares = softmax_of(scores_of(q, k));
  Matrix output = Matrix::Zero(q.rows(), v.cols());
  for (Index j = 0; j < v.rows(); ++j) output += shares.col(j) * v.row((j + 1) % v.rows());
  return output;
}

}  // namespace attention
