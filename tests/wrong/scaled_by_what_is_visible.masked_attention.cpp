// outside: divided by the root of the number of visible keys, not of d

#include "attention.hpp"

namespace attention {

namespace {

Matrix shares_of(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    double top = -std::numeric_limits<double>::infinity(), sum = 0;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) top = std::max(top, scores(i, j));
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) sum += shares(i, j) = std::exp(scores(i, j) - top);
    if (sum > 0) shares.row(i) /= sum;
  }
  return shares;
}

}  // namespace

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  Matrix scores = q * k.transpose();
  for (Index i = 0; i < scores.rows(); ++i)
    scores.row(i) /= std::sqrt(static_cast<double>(std::max<Index>(1, visible.row(i).count())));
  return shares_of(scores, visible) * v;
}

}  // namespace attention
