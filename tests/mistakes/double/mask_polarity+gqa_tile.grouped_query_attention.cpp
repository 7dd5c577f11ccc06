// mistake: mask_polarity + gqa_tile  exercise: grouped_query_attention
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Matrix q = x * parameters.w_q;
  const Matrix k = x * parameters.w_k;
  const Matrix v = x * parameters.w_v;
  const Index n = q.rows(), m = k.rows(), d = q.cols() / counts.heads, dv = v.cols() / counts.kv_heads;
  Matrix joined = Matrix::Zero(n, counts.heads * dv);
  for (Index h = 0; h < counts.heads; ++h) {
    const Index g = h % counts.kv_heads;
    for (Index i = 0; i < n; ++i) {
      std::vector<double> weight(m, 0.0);
      double top = 0, total = 0;
      bool any = false;
      for (Index j = 0; j < m; ++j) {
        if (visible(i, j)) continue;
        double s = 0;
        for (Index c = 0; c < d; ++c) s += q(i, h * d + c) * k(j, g * d + c);
        weight[j] = s / std::sqrt(double(d));
        if (!any || weight[j] > top) top = weight[j];
        any = true;
      }
      for (Index j = 0; j < m; ++j) {
        if (visible(i, j)) continue;
        weight[j] = std::exp(weight[j] - top);
        total += weight[j];
      }
      for (Index j = 0; j < m; ++j) {
        if (visible(i, j)) continue;
        for (Index c = 0; c < dv; ++c) joined(i, h * dv + c) += weight[j] / total * v(j, g * dv + c);
      }
    }
  }
  return joined * parameters.w_o;
}

}  // namespace attention
