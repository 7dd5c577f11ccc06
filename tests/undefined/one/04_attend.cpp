#include "attention.hpp"

namespace attention {

const double* largest_of(const Matrix& scores) {
  const double largest = scores.maxCoeff();
  const double* volatile place = &largest;
  return place;
}

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const double* largest = largest_of(q * k.transpose());
  const double scale = *largest;  // finds dead_variable
  return v * scale;
}

}  // namespace attention
