#include "attention.hpp"

namespace attention {

struct Cell {
  double power;
};

double helper(const Cell& cell) {
  return cell.power;
}

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    std::vector<Cell> cells;
    for (Index j = 0; j < scores.cols(); ++j)
      cells.push_back({std::exp(scores(i, j) - scores.row(i).maxCoeff())});
    double sum = 0;
    for (const Cell& cell : cells) sum += helper(cell);
    for (Index j = 0; j < scores.cols(); ++j)
      shares(i, j) = helper(cells[static_cast<std::size_t>(j)]) / sum;
  }
  return shares;
}

}  // namespace attention
