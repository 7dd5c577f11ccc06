// mistake: mask_scores_times_zero  exercise: masked_softmax_rows
// A hidden score counts for nothing.
#include <cmath>

#include "attention.hpp"

namespace attention {

namespace {

Matrix softmax(Matrix table) {
  for (auto row : table.rowwise()) {
    const double peak = row.maxCoeff();
    if (std::isinf(peak)) {
      row.setZero();
      continue;
    }
    for (double& e : row) e = std::exp(e - peak);
    row /= row.sum();
  }
  return table;
}

}  // namespace

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix table = scores;
  for (Index at = 0; at < table.size(); ++at)
    table.data()[at] *= visible.data()[at] ? 1 : 0;
  return softmax(table);
}

}  // namespace attention
