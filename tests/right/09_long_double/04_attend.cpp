#include "attention.hpp"
#include "wide.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Wide s = wide(q) * wide(k).transpose() / std::sqrt(static_cast<long double>(q.cols()));
  for (Index i = 0; i < s.rows(); ++i) {
    const long double top = s.row(i).maxCoeff();
    for (Index j = 0; j < s.cols(); ++j) s(i, j) = std::exp(s(i, j) - top);
    s.row(i) /= s.row(i).sum();
  }
  return (s * wide(v)).cast<double>();
}

}  // namespace attention
