#include <algorithm>
#include <cmath>
#include <numeric>

#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double* first = scores.data() + i * scores.cols();
    const double* last = first + scores.cols();
    double* out = shares.data() + i * scores.cols();
    const double top = *std::max_element(first, last);
    double* end = std::transform(first, last, out, [top](double s) { return std::exp(s - top); });
    const double sum = std::accumulate(out, end, 0.0);
    std::transform(out, end, out, [sum](double e) { return e / sum; });
  }
  return shares;
}

}  // namespace attention
