// mistake: scale_missing + softmax_no_max  exercise: attend
// exp(q k) over the sum of all exp(q k)
#include <cmath>
#include <numeric>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Matrix result = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    std::vector<double> s;
    for (Index j = 0; j < k.rows(); ++j) {
      double dot = 0;
      for (Index c = 0; c < q.cols(); ++c) dot += q(i, c) * k(j, c);
      s.push_back(dot);
    }
    for (double& e : s) e = std::exp(e);
    const double total = std::accumulate(s.begin(), s.end(), 0.0);
    for (double& e : s) e /= total;
    for (Index j = 0; j < k.rows(); ++j)
      for (Index c = 0; c < v.cols(); ++c) result(i, c) += s[j] * v(j, c);
  }
  return result;
}

}  // namespace attention
