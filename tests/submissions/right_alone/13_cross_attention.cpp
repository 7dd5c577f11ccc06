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

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const Index d = parameters.w_q.cols() / heads, d_v = parameters.w_v.cols() / heads;
  std::vector<Matrix> outputs;
  for (Index h = 0; h < heads; ++h)
    outputs.push_back(helper(x * columns(parameters.w_q, h, d),
                             memory * columns(parameters.w_k, h, d),
                             memory * columns(parameters.w_v, h, d_v), visible));
  Matrix sum = Matrix::Zero(x.rows(), parameters.w_o.cols());
  for (Index h = 0; h < heads; ++h) {
    const Matrix rows = parameters.w_o.middleRows(h * d_v, d_v);
    sum += outputs[static_cast<std::size_t>(h)] * rows;
  }
  return sum;
}

}  // namespace attention
