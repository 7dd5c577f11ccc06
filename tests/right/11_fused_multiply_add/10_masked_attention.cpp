#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const double over = 1 / std::sqrt(double(q.cols()));
  Matrix o = Matrix::Zero(q.rows(), v.cols());
  std::vector<double> s(static_cast<size_t>(k.rows()));
  for (Index i = 0; i < q.rows(); ++i) {
    double top = -HUGE_VAL, sum = 0;
    for (Index j = 0; j < k.rows(); ++j) {
      double dot = 0;
      for (Index c = 0; c < q.cols(); ++c) dot = std::fma(q(i, c), k(j, c), dot);
      s[size_t(j)] = dot * over;
      if (visible(i, j)) top = std::fmax(top, s[size_t(j)]);
    }
    for (Index j = 0; j < k.rows(); ++j)
      if (visible(i, j)) sum += s[size_t(j)] = std::exp(s[size_t(j)] - top);
    for (Index j = 0; j < k.rows(); ++j)
      if (visible(i, j))
        for (Index c = 0; c < v.cols(); ++c)
          o(i, c) = std::fma(s[size_t(j)] / sum, v(j, c), o(i, c));
  }
  return o;
}

}  // namespace attention
