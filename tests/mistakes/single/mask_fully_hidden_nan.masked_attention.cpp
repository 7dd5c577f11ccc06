// mistake: mask_fully_hidden_nan  exercise: masked_attention
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Index n = q.rows(), m = k.rows();
  Matrix out = Matrix::Zero(n, v.cols());
  for (Index i = 0; i < n; ++i) {
    std::vector<double> score(m, 0.0);
    double top = 0, sum = 0;
    bool any = false;
    for (Index j = 0; j < m; ++j) {
      if (!visible(i, j)) continue;
      for (Index c = 0; c < q.cols(); ++c) score[j] += q(i, c) * k(j, c);
      score[j] /= std::sqrt(double(q.cols()));
      if (!any || score[j] > top) top = score[j];
      any = true;
    }
    for (Index j = 0; j < m; ++j) {
      if (!visible(i, j)) continue;
      const double e = std::exp(score[j] - top);
      sum += e;
      out.row(i) += e * v.row(j);
    }
    out.row(i) /= sum;
  }
  return out;
}

}  // namespace attention
