#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const Eigen::ArrayXXd products = (q * k.transpose()).array();
  return (products * std::pow(double(q.cols()), -0.5)).matrix();
}

}  // namespace attention
