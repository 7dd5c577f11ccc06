#include "attention.hpp"
#include "kahan.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix scores(q.rows(), k.rows());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      KahanSum sum;
      for (Index c = 0; c < q.cols(); ++c) sum += q(i, c) * k(j, c);
      scores(i, j) = sum / std::sqrt(double(q.cols()));
    }
  return scores;
}

}  // namespace attention
