#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  return q * k.transpose();
}

}  // namespace attention
