// mistake: mask_polarity + head_merge_no_transpose  exercise: cross_attention
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

using Buffer = std::vector<double>;

// (rows, inner) times (inner, columns), row after row.
Buffer multiply(const double* a, Index rows, const Matrix& b) {
  Buffer r(rows * b.cols(), 0.0);
  for (Index i = 0; i < rows; ++i)
    for (Index c = 0; c < b.rows(); ++c)
      for (Index j = 0; j < b.cols(); ++j) r[i * b.cols() + j] += a[i * b.rows() + c] * b(c, j);
  return r;
}

}  // namespace

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const Index n = x.rows(), m = memory.rows();
  const Buffer q = multiply(x.data(), n, parameters.w_q);
  const Buffer k = multiply(memory.data(), m, parameters.w_k);
  const Buffer v = multiply(memory.data(), m, parameters.w_v);
  const Index wide = parameters.w_q.cols(), d = wide / heads;
  const Index k_wide = parameters.w_k.cols(), v_wide = parameters.w_v.cols(), dv = v_wide / heads;
  const double scale = 1.0 / std::sqrt(double(d));

  const Index out_wide = heads * dv;
  Buffer joined(n * out_wide, 0.0);
  for (Index h = 0; h < heads; ++h)
    for (Index i = 0; i < n; ++i) {
      double* mix = joined.data() + (h * n + i) * dv;
      double largest = -std::numeric_limits<double>::infinity(), sum = 0;
      for (Index j = 0; j < m; ++j) {
        if (visible(i, j)) continue;
        double score = 0;
        for (Index c = 0; c < d; ++c) score += q[i * wide + h * d + c] * k[j * k_wide + h * d + c];
        score *= scale;
        const double next = std::max(largest, score);
        const double before = std::exp(largest - next), now = std::exp(score - next);
        for (Index c = 0; c < dv; ++c) mix[c] = mix[c] * before + now * v[j * v_wide + h * dv + c];
        sum = sum * before + now;
        largest = next;
      }
      for (Index c = 0; c < dv; ++c)
        if (sum > 0) mix[c] /= sum;
    }

  Matrix out = Matrix::Zero(n, parameters.w_o.cols());
  for (Index i = 0; i < n; ++i)
    for (Index r = 0; r < out_wide; ++r)
      for (Index c = 0; c < out.cols(); ++c) out(i, c) += joined[i * out_wide + r] * parameters.w_o(r, c);
  return out;
}

}  // namespace attention
