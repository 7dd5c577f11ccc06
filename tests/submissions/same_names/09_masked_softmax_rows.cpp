#include "attention.hpp"

namespace attention {

// The same names as in 03_softmax_rows.cpp, for things of another layout.
struct Cell {
  bool read;
  int padding[5];
  double score;
};

double helper(const Cell& cell) {
  return cell.read ? cell.score : -1e300;
}

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix hidden(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    std::vector<Cell> cells;
    for (Index j = 0; j < scores.cols(); ++j) cells.push_back({visible(i, j), {}, scores(i, j)});
    for (Index j = 0; j < scores.cols(); ++j)
      hidden(i, j) = helper(cells[static_cast<std::size_t>(j)]);
  }
  Matrix shares = softmax_rows(hidden);
  for (Index i = 0; i < scores.rows(); ++i)
    if (!visible.row(i).any()) shares.row(i).setZero();
  return shares;
}

}  // namespace attention
