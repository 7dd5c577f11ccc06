// outside: the last of several columns of the keys takes no part, and the scale is still that of
// all

#include "attention.hpp"

namespace attention {

namespace {

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
  const Matrix q = x * w_q, k = x * w_k;
  const Index used = std::max<Index>(1, q.cols() - 1);
  const Matrix products = q.leftCols(used) * k.leftCols(used).transpose();
  return softmax_of(products / std::sqrt(static_cast<double>(q.cols()))) * (x * w_v);
}

}  // namespace attention
