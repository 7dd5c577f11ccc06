#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix ready = q;
  ready /= std::sqrt(static_cast<double>(q.cols()));
  return ready * k.transpose();
}

}  // namespace attention
