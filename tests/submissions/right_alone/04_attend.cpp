#include "attention.hpp"

namespace attention {

struct Cell {
  double power;
  RowVector value;
};

// Of all cells: the mix.
RowVector helper(const std::vector<Cell>& cells) {
  double sum = 0;
  RowVector mixed = RowVector::Zero(cells.front().value.cols());
  for (const Cell& cell : cells) {
    sum += cell.power;
    mixed += cell.power * cell.value;
  }
  return mixed / sum;
}

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Matrix output(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    std::vector<double> scores;
    for (Index j = 0; j < k.rows(); ++j)
      scores.push_back(q.row(i).dot(k.row(j)) / std::sqrt(static_cast<double>(k.cols())));
    const double largest = *std::max_element(scores.begin(), scores.end());
    std::vector<Cell> cells;
    for (Index j = 0; j < k.rows(); ++j)
      cells.push_back({std::exp(scores[static_cast<std::size_t>(j)] - largest), v.row(j)});
    output.row(i) = helper(cells);
  }
  return output;
}

}  // namespace attention
