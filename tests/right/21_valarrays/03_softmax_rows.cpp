#include "attention.hpp"
#include "values.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    Values row = row_of(scores, i);
    row = std::exp(row - row.max());
    row /= row.sum();
    shares.row(i) = table(row, 1, scores.cols());
  }
  return shares;
}

}  // namespace attention
