#include "attention.hpp"

namespace attention {

// d^(-1/4) on queries and on keys: their product has d^(-1/2), and no number on the way is large.
Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const double root = std::pow(double(q.cols()), -0.25);
  return (root * q) * (root * k).transpose();
}

}  // namespace attention
