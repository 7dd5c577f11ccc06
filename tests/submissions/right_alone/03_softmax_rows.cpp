#include "attention.hpp"

namespace attention {

struct Cell {
  double score, largest;
};

double helper(const Cell& cell) {
  return std::exp(cell.score - cell.largest);
}

Matrix softmax_rows(const Matrix& scores) {
  Matrix weights(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    double sum = 0;
    for (Index j = 0; j < scores.cols(); ++j)
      sum += helper(Cell{scores(i, j), scores.row(i).maxCoeff()});
    for (Index j = 0; j < scores.cols(); ++j)
      weights(i, j) = helper(Cell{scores(i, j), scores.row(i).maxCoeff()}) / sum;
  }
  return weights;
}

}  // namespace attention
