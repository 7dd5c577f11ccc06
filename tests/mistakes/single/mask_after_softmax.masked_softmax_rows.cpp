// mistake: mask_after_softmax  exercise: masked_softmax_rows
// Shares first, then the hidden ones are struck out.
#include <cmath>

#include "attention.hpp"

namespace attention {

namespace {

Matrix softmax(Matrix s) {
  for (auto row : s.rowwise()) {
    const double top = row.maxCoeff();
    if (std::isinf(top)) {
      row.setZero();
      continue;
    }
    for (double& e : row) e = std::exp(e - top);
    row /= row.sum();
  }
  return s;
}

}  // namespace

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = softmax(scores);
  for (Index at = 0; at < shares.size(); ++at)
    if (!visible.data()[at]) shares.data()[at] = 0;
  return shares;
}

}  // namespace attention
