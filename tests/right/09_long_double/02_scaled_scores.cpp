#include "attention.hpp"
#include "wide.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const Wide s = wide(q) * wide(k).transpose() / std::sqrt(static_cast<long double>(q.cols()));
  return s.cast<double>();
}

}  // namespace attention
