#pragma once

#include "attention.hpp"

namespace attention {

// Hidden scores are added to -1e300, far below all that is visible; who sees nothing is told apart.
inline Matrix hidden_very_low(const Matrix& scores, const Mask& visible) {
  return scores + (1 - visible.cast<double>().array()).matrix() * -1e300;
}

inline Matrix without_blind_rows(Matrix rows, const Mask& visible) {
  for (Index i = 0; i < rows.rows(); ++i)
    if (!visible.row(i).any()) rows.row(i).setZero();
  return rows;
}

}  // namespace attention
