// The chapter's functions once more, straight from their formulas and in another way: number by
// number, in long double, and without subtracting a maximum. Slow, and beyond suspicion.
#pragma once

#include <cmath>

#include "attention.hpp"

namespace naive {

using attention::Index;
using attention::Mask;
using attention::Matrix;

inline Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix scores(q.rows(), k.rows());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      long double sum = 0;
      for (Index c = 0; c < q.cols(); ++c) sum += static_cast<long double>(q(i, c)) * k(j, c);
      scores(i, j) = static_cast<double>(sum / std::sqrt(static_cast<long double>(q.cols())));
    }
  return scores;
}

// One share: exp(s_j) / sum of exp(s_l), with the fraction turned round so that nothing can
// overflow badly.
inline double share(const Matrix& scores, const Mask& visible, Index i, Index j) {
  if (!visible(i, j) || std::isinf(scores(i, j))) return 0;
  long double sum = 0;
  for (Index l = 0; l < scores.cols(); ++l)
    if (visible(i, l)) sum += std::exp(static_cast<long double>(scores(i, l)) - scores(i, j));
  return static_cast<double>(1 / sum);
}

inline Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i)
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) = share(scores, visible, i, j);
  return shares;
}

inline Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v,
                               const Mask& visible) {
  const Matrix shares = masked_softmax_rows(scaled_scores(q, k), visible);
  Matrix mixed = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j)
      for (Index c = 0; c < v.cols(); ++c) mixed(i, c) += shares(i, j) * v(j, c);
  return mixed;
}

}  // namespace naive
