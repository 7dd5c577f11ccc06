#include "attention.hpp"

namespace attention {

struct Cell {
  Index position;
  double score;
};

static std::vector<Cell> helper(const Matrix& q, const Matrix& k, const Mask& visible, Index i) {
  std::vector<Cell> cells;
  for (Index j = 0; j < k.rows(); ++j)
    if (visible(i, j))
      cells.push_back({j, q.row(i).dot(k.row(j)) / std::sqrt(static_cast<double>(q.cols()))});
  return cells;
}

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  Matrix output = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    std::vector<Cell> cells = helper(q, k, visible, i);
    std::sort(cells.begin(), cells.end(),
              [](const Cell& a, const Cell& b) { return a.score > b.score; });
    double sum = 0;
    for (const Cell& cell : cells) {
      const double power = std::exp(cell.score - cells.front().score);
      output.row(i) += power * v.row(cell.position);
      sum += power;
    }
    if (!cells.empty()) output.row(i) /= sum;
  }
  return output;
}

}  // namespace attention
