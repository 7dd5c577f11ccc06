#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix s(q.rows(), k.rows());
  for (Index j = k.rows(); j-- > 0;)
    for (Index i = q.rows(); i-- > 0;) {
      double sum = 0;
      for (Index c = q.cols(); c-- > 0;) sum += k(j, c) * q(i, c);
      s(i, j) = sum / std::sqrt(double(k.cols()));
    }
  return s;
}

}  // namespace attention
