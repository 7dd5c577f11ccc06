#include "attention.hpp"

namespace attention {

// Queries are scaled, not scores: n * d divisions instead of n * m.
Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix ready = q / std::sqrt(double(q.cols()));
  return softmax_rows(ready * k.transpose()) * v;
}

}  // namespace attention
