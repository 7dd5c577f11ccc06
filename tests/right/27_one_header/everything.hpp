// The whole chapter in one place; each exercise file passes its arguments on.
#pragma once

#include "attention.hpp"

namespace mine {

using attention::HeadCounts;
using attention::Index;
using attention::Mask;
using attention::Matrix;

inline Matrix scores(const Matrix& q, const Matrix& k) {
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
}

inline Mask all(Index n, Index m) {
  return Mask::Constant(n, m, true);
}

inline Matrix shares(const Matrix& scores, const Mask& visible) {
  Matrix result = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    double top = -std::numeric_limits<double>::infinity();
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) top = std::max(top, scores(i, j));
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) result(i, j) = std::exp(scores(i, j) - top);
    if (result.row(i).any()) result.row(i) /= result.row(i).sum();
  }
  return result;
}

inline Matrix read(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  return shares(scores(q, k), visible) * v;
}

inline Mask causal(Index n, Index m) {
  Mask visible(n, m);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < m; ++j) visible(i, j) = j + n <= i + m;
  return visible;
}

inline Mask padding(Index n, Index m, Index length) {
  Mask visible = Mask::Constant(n, m, false);
  visible.leftCols(length).setConstant(true);
  return visible;
}

inline std::vector<Matrix> cut(const Matrix& x, Index heads) {
  const Index width = x.cols() / heads;
  std::vector<Matrix> result;
  for (Index c = 0; c < x.cols(); c += width) result.push_back(x.middleCols(c, width));
  return result;
}

inline Matrix join(const std::vector<Matrix>& heads) {
  Matrix result(heads[0].rows(), 0);
  for (const Matrix& head : heads) {
    Matrix wider(result.rows(), result.cols() + head.cols());
    wider << result, head;
    result = wider;
  }
  return result;
}

inline Matrix layer(const Matrix& x, const Matrix& memory,
                    const attention::AttentionParameters& parameters, HeadCounts counts,
                    const Mask& visible) {
  const auto q = cut(x * parameters.w_q, counts.heads);
  const auto k = cut(memory * parameters.w_k, counts.kv_heads);
  const auto v = cut(memory * parameters.w_v, counts.kv_heads);
  std::vector<Matrix> found;
  for (Index h = 0; h < counts.heads; ++h) {
    const auto g = static_cast<std::size_t>(h / (counts.heads / counts.kv_heads));
    found.push_back(read(q[static_cast<std::size_t>(h)], k[g], v[g], visible));
  }
  return join(found) * parameters.w_o;
}

}  // namespace mine
