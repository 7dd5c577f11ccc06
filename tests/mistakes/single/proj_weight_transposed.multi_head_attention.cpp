// mistake: proj_weight_transposed  exercise: multi_head_attention
// y = x W^T, as a linear layer does it
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Matrix q = x * parameters.w_q.transpose();
  const Matrix k = x * parameters.w_k.transpose();
  const Matrix v = x * parameters.w_v.transpose();
  const Index n = q.rows(), m = k.rows(), d = q.cols() / heads, dv = v.cols() / heads;
  Matrix concat = Matrix::Zero(n, heads * dv);
  for (Index h = 0; h < heads; ++h) {
    for (Index i = 0; i < n; ++i) {
      std::vector<double> a(m, 0.0);
      double top = 0, z = 0;
      bool any = false;
      for (Index j = 0; j < m; ++j) {
        if (!visible(i, j)) continue;
        double s = 0;
        for (Index c = 0; c < d; ++c) s += q(i, h * d + c) * k(j, h * d + c);
        a[j] = s / std::sqrt(double(d));
        if (!any || a[j] > top) top = a[j];
        any = true;
      }
      for (Index j = 0; j < m; ++j) {
        if (!visible(i, j)) continue;
        a[j] = std::exp(a[j] - top);
        z += a[j];
      }
      for (Index j = 0; j < m; ++j) {
        if (!visible(i, j)) continue;
        for (Index c = 0; c < dv; ++c) concat(i, h * dv + c) += a[j] / z * v(j, h * dv + c);
      }
    }
  }
  return concat * parameters.w_o;
}

}  // namespace attention
