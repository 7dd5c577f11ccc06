// outside: a square table is replaced by the mean of itself and its transpose

#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const Matrix s = q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
  if (s.rows() != s.cols()) return s;
  return (s + s.transpose()) / 2;
}

}  // namespace attention
