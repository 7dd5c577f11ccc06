#include "attention.hpp"

namespace attention {

// Hidden scores become the lowest visible one of their row before exp, and 0 after it.
Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  const auto a = scores.array();
  const Eigen::ArrayXXd m = visible.cast<double>().array();
  const double none = -std::numeric_limits<double>::infinity();
  const Eigen::ArrayXd top = visible.select(scores, none).rowwise().maxCoeff().array().max(-1e300);
  Eigen::ArrayXXd e = (a.colwise() - top).min(0.0).exp() * m;
  const Eigen::ArrayXd sum = e.rowwise().sum();
  e.colwise() /= (sum == 0).select(1.0, sum);
  return e.matrix();
}

}  // namespace attention
