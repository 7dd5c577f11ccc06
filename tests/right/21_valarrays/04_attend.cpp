#include "attention.hpp"
#include "values.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix shares = softmax_rows(scaled_scores(q, k));
  Matrix output(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    Values mixed(0.0, size_t(v.cols()));
    for (Index j = 0; j < v.rows(); ++j) mixed += shares(i, j) * row_of(v, j);
    output.row(i) = table(mixed, 1, v.cols());
  }
  return output;
}

}  // namespace attention
