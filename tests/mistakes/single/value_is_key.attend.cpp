// mistake: value_is_key  exercise: attend
// Read the keys that match.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& /*v*/) {
  Matrix result = Matrix::Zero(q.rows(), k.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    std::vector<double> s;
    for (Index j = 0; j < k.rows(); ++j) {
      double dot = 0;
      for (Index c = 0; c < q.cols(); ++c) dot += q(i, c) * k(j, c);
      s.push_back(dot / std::sqrt(double(q.cols())));
    }
    const double top = *std::max_element(s.begin(), s.end());
    for (double& e : s) e = std::exp(e - top);
    const double total = std::accumulate(s.begin(), s.end(), 0.0);
    for (double& e : s) e /= total;
    for (Index j = 0; j < k.rows(); ++j)
      for (Index c = 0; c < k.cols(); ++c) result(i, c) += s[j] * k(j, c);
  }
  return result;
}

}  // namespace attention
