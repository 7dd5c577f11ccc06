// The steps of one head: match, take what is visible, exponentials, sums.
#include <algorithm>
#include <cmath>
#include <limits>

#include "steps.hpp"

namespace attention::steps {
namespace {

constexpr double nothing = -std::numeric_limits<double>::infinity();

}  // namespace

Matrix projected(const Matrix& x, const Matrix& w) {
  return x * w;
}

Matrix dot_products(const Matrix& q, const Matrix& k) {
  return q * k.transpose();
}

Matrix largest(const Matrix& scores) {
  return scores.rowwise().maxCoeff();
}

Matrix exponentials(const Matrix& scores) {
  return visible_exponentials(scores, Mask::Constant(scores.rows(), scores.cols(), true));
}

Matrix visible_exponentials(const Matrix& scores, const Mask& visible) {
  Matrix result = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    double most = nothing;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) most = std::max(most, scores(i, j));
    if (most == nothing) continue;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) result(i, j) = std::exp(scores(i, j) - most);
  }
  return result;
}

Matrix sums(const Matrix& exponentials) {
  return exponentials.rowwise().sum();
}

}  // namespace attention::steps
