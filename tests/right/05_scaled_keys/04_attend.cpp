#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Matrix labels = k;
  for (double& number : labels.reshaped()) number /= std::sqrt(k.cols() * 1.0);
  return softmax_rows(q * labels.transpose()) * v;
}

}  // namespace attention
