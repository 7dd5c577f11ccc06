// mistake: scale_inverted + softmax_no_normalise  exercise: attend
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Index n = q.rows(), m = k.rows(), d = q.cols(), w = v.cols();
  const double root = std::sqrt(double(d));
  std::vector<double> query(d), shares(m);
  Matrix out = Matrix::Zero(n, w);
  for (Index i = 0; i < n; ++i) {
    const double* source = q.data() + i * d;
    for (Index c = 0; c < d; ++c) query[c] = source[c];
    double highest = 0;
    for (Index j = 0; j < m; ++j) {
      const double* key = k.data() + j * d;
      double s = 0;
      for (Index c = 0; c < d; ++c) s += query[c] * key[c];
      shares[j] = s * root;
      if (j == 0 || shares[j] > highest) highest = shares[j];
    }
    for (Index j = 0; j < m; ++j) shares[j] = std::exp(shares[j] - highest);
    double* target = out.data() + i * w;
    for (Index j = 0; j < m; ++j)
      for (Index c = 0; c < w; ++c) target[c] += shares[j] * v.data()[j * w + c];
  }
  return out;
}

}  // namespace attention
