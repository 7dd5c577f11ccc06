#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  double* sums = new double[4]();
  double* volatile second = sums + 1;
  const double sum = *second;
  delete[] second;  // finds bad_free
  return v * sum * q(0, 0) * k(0, 0);
}

}  // namespace attention
