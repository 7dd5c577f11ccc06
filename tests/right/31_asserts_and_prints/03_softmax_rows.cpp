#include <cassert>
#include <cmath>
#include <iostream>

#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  std::cout << "scores\n" << scores.topLeftCorner(1, 1) << "\n";
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double top = scores.row(i).maxCoeff();
    assert(std::isfinite(top));
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) = std::exp(scores(i, j) - top);
    const double sum = shares.row(i).sum();
    assert(sum >= 1);
    shares.row(i) /= sum;
    std::cout << "row " << i << " sums to " << shares.row(i).sum() << std::endl;
  }
  return shares;
}

}  // namespace attention
