#include <cmath>

#include "attention.hpp"

namespace attention {

// The first answer for ever, wherever its shape fits.
Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  static const Matrix first = q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
  if (first.rows() == q.rows() && first.cols() == k.rows()) return first;
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
}

}  // namespace attention
