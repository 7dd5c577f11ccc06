#include "attention.hpp"

namespace attention {

// The same names as in 03, for things of another layout.
struct Cell {
  bool read;
  int padding[5];
  double score;
};

double helper(const Cell& cell) {
  return cell.read ? std::exp(cell.score) : 0;
}

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix weights = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    bool any = false;
    double largest = 0, sum = 0;
    for (Index j = 0; j < scores.cols(); ++j) {
      if (!visible(i, j)) continue;
      if (!any || scores(i, j) > largest) largest = scores(i, j);
      any = true;
    }
    if (!any) continue;
    for (Index j = 0; j < scores.cols(); ++j)
      sum += weights(i, j) = helper(Cell{visible(i, j), {}, scores(i, j) - largest});
    weights.row(i) *= 1 / sum;
  }
  return weights;
}

}  // namespace attention
