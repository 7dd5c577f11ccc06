#include "attention.hpp"

namespace attention {

static Matrix columns(const Matrix& x, Index h, Index width) {
  return x.middleCols(h * width, width);
}

static Matrix helper(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  Matrix output = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    double largest = 0, sum = 0;
    bool any = false;
    std::vector<double> scores(static_cast<std::size_t>(k.rows()));
    for (Index j = 0; j < k.rows(); ++j) {
      double& score = scores[static_cast<std::size_t>(j)];
      score = q.row(i).dot(k.row(j)) / std::sqrt(static_cast<double>(q.cols()));
      if (visible(i, j) && (!any || score > largest)) largest = score;
      any = any || visible(i, j);
    }
    for (Index j = 0; j < k.rows(); ++j) {
      if (!visible(i, j)) continue;
      const double power = std::exp(scores[static_cast<std::size_t>(j)] - largest);
      sum += power;
      output.row(i) += power * v.row(j);
    }
    if (any) output.row(i) /= sum;
  }
  return output;
}

// A group at a time: its query heads stand below each other and read the same keys and values.
Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = x * parameters.w_k, v = x * parameters.w_v;
  const Index d = q.cols() / counts.heads, d_v = v.cols() / counts.kv_heads;
  const Index group = counts.heads / counts.kv_heads, n = x.rows();
  Matrix merged(n, counts.heads * d_v);
  for (Index g = 0; g < counts.kv_heads; ++g) {
    Matrix stacked(group * n, d);
    for (Index h = 0; h < group; ++h)
      stacked.middleRows(h * n, n) = columns(q, g * group + h, d);
    const Mask repeated = visible.replicate(group, 1);
    const Matrix mixed = helper(stacked, columns(k, g, d), columns(v, g, d_v), repeated);
    for (Index h = 0; h < group; ++h)
      merged.middleCols((g * group + h) * d_v, d_v) = mixed.middleRows(h * n, n);
  }
  return merged * parameters.w_o;
}

}  // namespace attention
