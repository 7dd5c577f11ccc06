#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix scores(q.rows(), k.rows());
  constexpr Index block = 4;
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      long double sum = 0;
      for (Index from = 0; from < q.cols(); from += block) {
        long double part = 0;
        for (Index c = from; c < std::min(from + block, q.cols()); ++c)
          part += static_cast<long double>(q(i, c)) * k(j, c);
        sum += part;
      }
      scores(i, j) = static_cast<double>(sum / std::sqrt(static_cast<long double>(q.cols())));
    }
  return scores;
}

}  // namespace attention
