// outside: divided by sqrt(d + 1)

#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols() + 1));
}

}  // namespace attention
