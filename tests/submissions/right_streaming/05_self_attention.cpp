#include "attention.hpp"

namespace attention {

// Keys and values are projected one position at a time, and forgotten at once.
Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const double scale = 1 / std::sqrt(double(w_q.cols()));
  const Matrix q = project_qkv(x, w_q, w_q, w_q).q;
  Matrix mixed = Matrix::Zero(x.rows(), w_v.cols());
  Eigen::VectorXd largest(x.rows()), sum = Eigen::VectorXd::Zero(x.rows());
  largest.setConstant(-std::numeric_limits<double>::infinity());
  for (Index j = 0; j < x.rows(); ++j) {
    const Projections one = project_qkv(x.row(j), w_q, w_k, w_v);
    for (Index i = 0; i < x.rows(); ++i) {
      const double score = scale * q.row(i).dot(one.k.row(0));
      const double next = std::max(largest(i), score);
      const double before = std::exp(largest(i) - next), now = std::exp(score - next);
      sum(i) = sum(i) * before + now;
      mixed.row(i) = mixed.row(i) * before + one.v.row(0) * now;
      largest(i) = next;
    }
  }
  for (Index i = 0; i < x.rows(); ++i) mixed.row(i) /= sum(i);
  return mixed;
}

}  // namespace attention
