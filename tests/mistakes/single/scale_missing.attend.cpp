// mistake: scale_missing  exercise: attend
#include <cmath>
#include <limits>
#include <vector>

#include "attention.hpp"

namespace attention {

// One pass over the keys: what was read is made smaller when a larger score comes.
Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Matrix out(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    double largest = -std::numeric_limits<double>::infinity();
    double sum = 0;
    std::vector<double> mix(v.cols(), 0.0);
    for (Index j = 0; j < k.rows(); ++j) {
      const double score = q.row(i).dot(k.row(j));
      const double next = std::max(largest, score);
      const double old = std::exp(largest - next), now = std::exp(score - next);
      sum = sum * old + now;
      for (Index c = 0; c < v.cols(); ++c) mix[c] = mix[c] * old + now * v(j, c);
      largest = next;
    }
    for (Index c = 0; c < v.cols(); ++c) out(i, c) = mix[c] / sum;
  }
  return out;
}

}  // namespace attention
