// mistake: proj_weight_transposed + mask_ignored  exercise: cross_attention
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& /*visible*/) {
  const Matrix q = x * parameters.w_q.transpose();
  const Matrix k = memory * parameters.w_k.transpose();
  const Matrix v = memory * parameters.w_v.transpose();
  const Index n = q.rows(), m = k.rows(), d = q.cols() / heads, dv = v.cols() / heads;
  Matrix joined = Matrix::Zero(n, heads * dv);
  for (Index h = 0; h < heads; ++h) {
    for (Index i = 0; i < n; ++i) {
      std::vector<double> weight(m, 0.0);
      double top = 0, total = 0;
      for (Index j = 0; j < m; ++j) {
        double s = 0;
        for (Index c = 0; c < d; ++c) s += q(i, h * d + c) * k(j, h * d + c);
        weight[j] = s / std::sqrt(double(d));
        if (j == 0 || weight[j] > top) top = weight[j];
      }
      for (Index j = 0; j < m; ++j) {
        weight[j] = std::exp(weight[j] - top);
        total += weight[j];
      }
      for (Index j = 0; j < m; ++j) {
        for (Index c = 0; c < dv; ++c) joined(i, h * dv + c) += weight[j] / total * v(j, h * dv + c);
      }
    }
  }
  return joined * parameters.w_o;
}

}  // namespace attention
