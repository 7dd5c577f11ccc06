// Shares first, the mask afterwards, and then each row is made to sum to 1 again. What is
// subtracted is the largest visible score, so no visible share is lost; hidden ones are cut off at
// that score.
#pragma once

#include "attention.hpp"

namespace attention {

inline Matrix renormalised(const Matrix& scores, const Mask& visible) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    if (!visible.row(i).any()) {
      shares.row(i).setZero();
      continue;
    }
    double top = -std::numeric_limits<double>::infinity();
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) top = std::max(top, scores(i, j));
    for (Index j = 0; j < scores.cols(); ++j)
      shares(i, j) = std::exp(std::min(scores(i, j) - top, 0.0));
    shares.row(i) /= shares.row(i).sum();
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) *= visible(i, j) ? 1 : 0;
    shares.row(i) /= shares.row(i).sum();
  }
  return shares;
}

}  // namespace attention
