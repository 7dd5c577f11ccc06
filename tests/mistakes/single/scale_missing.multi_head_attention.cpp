// mistake: scale_missing  exercise: multi_head_attention
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

using Numbers = std::vector<double>;

// (rows, inner) times (inner, columns), row after row.
Numbers multiply(const double* a, Index rows, const Matrix& b) {
  Numbers r(rows * b.cols(), 0.0);
  for (Index i = 0; i < rows; ++i)
    for (Index c = 0; c < b.rows(); ++c)
      for (Index j = 0; j < b.cols(); ++j) r[i * b.cols() + j] += a[i * b.rows() + c] * b(c, j);
  return r;
}

}  // namespace

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Index n = x.rows(), m = x.rows();
  const Numbers q = multiply(x.data(), n, parameters.w_q);
  const Numbers k = multiply(x.data(), m, parameters.w_k);
  const Numbers v = multiply(x.data(), m, parameters.w_v);
  const Index wide = parameters.w_q.cols(), d = wide / heads;
  const Index k_wide = parameters.w_k.cols(), v_wide = parameters.w_v.cols(), dv = v_wide / heads;

  const Index out_wide = heads * dv;
  Numbers heads_out(n * out_wide, 0.0);
  for (Index h = 0; h < heads; ++h)
    for (Index i = 0; i < n; ++i) {
      double* target = heads_out.data() + i * out_wide + h * dv;
      double largest = -std::numeric_limits<double>::infinity(), sum = 0;
      for (Index j = 0; j < m; ++j) {
        if (!visible(i, j)) continue;
        double score = 0;
        for (Index c = 0; c < d; ++c) score += q[i * wide + h * d + c] * k[j * k_wide + h * d + c];
        const double next = std::max(largest, score);
        const double before = std::exp(largest - next), now = std::exp(score - next);
        for (Index c = 0; c < dv; ++c) target[c] = target[c] * before + now * v[j * v_wide + h * dv + c];
        sum = sum * before + now;
        largest = next;
      }
      for (Index c = 0; c < dv; ++c)
        if (sum > 0) target[c] /= sum;
    }

  Matrix out = Matrix::Zero(n, parameters.w_o.cols());
  for (Index i = 0; i < n; ++i)
    for (Index r = 0; r < out_wide; ++r)
      for (Index c = 0; c < out.cols(); ++c) out(i, c) += heads_out[i * out_wide + r] * parameters.w_o(r, c);
  return out;
}

}  // namespace attention
