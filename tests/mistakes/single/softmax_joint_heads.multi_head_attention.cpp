// mistake: softmax_joint_heads  exercise: multi_head_attention
// One softmax for everything that a position reads.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = x * parameters.w_k, v = x * parameters.w_v;
  const Index n = x.rows(), d = q.cols() / heads, dv = v.cols() / heads;
  Matrix out = Matrix::Zero(n, v.cols());
  for (Index i = 0; i < n; ++i) {
    // All scores of position i: head after head, key after key.
    std::vector<double> scores(heads * n, -std::numeric_limits<double>::infinity());
    for (Index h = 0; h < heads; ++h)
      for (Index j = 0; j < n; ++j)
        if (visible(i, j))
          scores[h * n + j] = q.row(i).segment(h * d, d).dot(k.row(j).segment(h * d, d)) / std::sqrt(double(d));
    const double top = *std::max_element(scores.begin(), scores.end());
    if (std::isinf(top)) continue;
    double sum = 0;
    for (double& s : scores) {
      s = std::exp(s - top);
      sum += s;
    }
    for (Index h = 0; h < heads; ++h)
      for (Index j = 0; j < n; ++j)
        for (Index c = h * dv; c < (h + 1) * dv; ++c) out(i, c) += scores[h * n + j] / sum * v(j, c);
  }
  return out * parameters.w_o;
}

}  // namespace attention
