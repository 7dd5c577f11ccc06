#include "attention.hpp"
#include "values.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Values scores(size_t(q.rows() * k.rows()));
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j)
      scores[size_t(i * k.rows() + j)] = (row_of(q, i) * row_of(k, j)).sum();
  scores /= std::sqrt(double(q.cols()));
  return table(scores, q.rows(), k.rows());
}

}  // namespace attention
