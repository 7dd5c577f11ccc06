#include "attention.hpp"
#include "values.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    std::valarray<bool> seen(visible.data() + i * visible.cols(), size_t(visible.cols()));
    Values row = row_of(scores, i);
    Values visible_ones = row[seen];
    if (visible_ones.size() == 0) continue;
    visible_ones = std::exp(visible_ones - visible_ones.max());
    visible_ones /= visible_ones.sum();
    row = 0.0;
    row[seen] = visible_ones;
    shares.row(i) = table(row, 1, scores.cols());
  }
  return shares;
}

}  // namespace attention
