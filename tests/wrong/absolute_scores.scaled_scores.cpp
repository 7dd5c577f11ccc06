// outside: a negative score loses its sign

#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  return (q * k.transpose() / std::sqrt(static_cast<double>(q.cols()))).cwiseAbs();
}

}  // namespace attention
