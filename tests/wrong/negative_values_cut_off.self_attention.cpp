// outside: negative values count as 0

#include "attention.hpp"

namespace attention {

namespace {

Matrix scores_of(const Matrix& q, const Matrix& k) {
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
}

Matrix softmax_of(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double top = scores.row(i).maxCoeff();
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) = std::exp(scores(i, j) - top);
    shares.row(i) /= shares.row(i).sum();
  }
  return shares;
}

}  // namespace

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  return softmax_of(scores_of(x * w_q, x * w_k)) * (x * w_v).cwiseMax(0);
}

}  // namespace attention
