// outside: divided by the cube root of d

#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  return q * k.transpose() / std::cbrt(static_cast<double>(q.cols()));
}

}  // namespace attention
