#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix shares = masked_softmax_rows(scaled_scores(q, k), visible);
  Eigen::ArrayXXd mixed = Eigen::ArrayXXd::Zero(q.rows(), v.cols());
  for (Index j = 0; j < v.rows(); ++j)
    mixed += shares.col(j).array().replicate(1, v.cols()) * v.row(j).array().replicate(q.rows(), 1);
  return mixed.matrix();
}

}  // namespace attention
