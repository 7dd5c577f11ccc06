#include "attention.hpp"
#include "rows.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix scores(q.rows(), k.rows());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      const auto query = row(q, i), key = row(k, j);
      row(scores, i)[std::size_t(j)] =
          std::inner_product(query.begin(), query.end(), key.begin(), 0.0) /
          std::sqrt(static_cast<double>(query.size()));
    }
  return scores;
}

}  // namespace attention
