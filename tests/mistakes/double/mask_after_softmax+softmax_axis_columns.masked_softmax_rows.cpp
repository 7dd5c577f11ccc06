// mistake: mask_after_softmax + softmax_axis_columns  exercise: masked_softmax_rows
#include <cmath>

#include "attention.hpp"

namespace attention {

namespace {

Matrix softmax(Matrix s) {
  for (auto column : s.colwise()) {
    const double top = column.maxCoeff();
    for (double& e : column) e = std::exp(e - top);
    column /= column.sum();
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
