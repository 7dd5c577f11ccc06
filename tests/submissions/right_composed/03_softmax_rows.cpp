#include "attention.hpp"

namespace attention {

// The sums come from a projection by ones.
Matrix softmax_rows(const Matrix& scores) {
  Matrix powers(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double largest = scores.row(i).maxCoeff();
    for (Index j = 0; j < scores.cols(); ++j) powers(i, j) = std::exp(scores(i, j) - largest);
  }
  const Matrix ones = Matrix::Ones(scores.cols(), 1);
  const Matrix sums = project_qkv(powers, ones, ones, ones).v;
  for (Index i = 0; i < scores.rows(); ++i) powers.row(i) /= sums(i, 0);
  return powers;
}

}  // namespace attention
