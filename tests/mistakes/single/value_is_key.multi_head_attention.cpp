// mistake: value_is_key  exercise: multi_head_attention
// copied the line above
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Matrix q = x * parameters.w_q;
  const Matrix k = x * parameters.w_k;
  const Matrix v = x * parameters.w_k;
  const Index n = q.rows(), m = k.rows(), d = q.cols() / heads, dv = v.cols() / heads;
  Matrix result = Matrix::Zero(n, heads * dv);
  for (Index h = 0; h < heads; ++h) {
    for (Index i = 0; i < n; ++i) {
      std::vector<double> w(m, 0.0);
      double peak = 0, total = 0;
      bool any = false;
      for (Index j = 0; j < m; ++j) {
        if (!visible(i, j)) continue;
        double s = 0;
        for (Index c = 0; c < d; ++c) s += q(i, h * d + c) * k(j, h * d + c);
        w[j] = s / std::sqrt(double(d));
        if (!any || w[j] > peak) peak = w[j];
        any = true;
      }
      for (Index j = 0; j < m; ++j) {
        if (!visible(i, j)) continue;
        w[j] = std::exp(w[j] - peak);
        total += w[j];
      }
      for (Index j = 0; j < m; ++j) {
        if (!visible(i, j)) continue;
        for (Index c = 0; c < dv; ++c) result(i, h * dv + c) += w[j] / total * v(j, h * dv + c);
      }
    }
  }
  return result * parameters.w_o;
}

}  // namespace attention
