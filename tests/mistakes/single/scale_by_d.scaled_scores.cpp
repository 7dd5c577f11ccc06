// mistake: scale_by_d  exercise: scaled_scores
// The mean of the products.
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

double match(const std::vector<double>& query, const std::vector<double>& key) {
  double sum = 0;
  for (std::size_t c = 0; c < query.size(); ++c) sum += query[c] * key[c];
  return sum / double(query.size());
}

std::vector<double> row_of(const Matrix& m, Index i) {
  std::vector<double> row;
  for (Index c = 0; c < m.cols(); ++c) row.push_back(m(i, c));
  return row;
}

}  // namespace

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix scores(q.rows(), k.rows());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) scores(i, j) = match(row_of(q, i), row_of(k, j));
  return scores;
}

}  // namespace attention
