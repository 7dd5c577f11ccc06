#include <cassert>
#include <cmath>
#include <iostream>

#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  assert(scores.rows() == visible.rows() && scores.cols() == visible.cols());
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const Index seen = visible.row(i).count();
    std::cout << seen << (i + 1 < scores.rows() ? " " : " visible\n");
    if (seen == 0) continue;
    double top = -HUGE_VAL;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) top = std::fmax(top, scores(i, j));
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) shares(i, j) = std::exp(scores(i, j) - top);
    shares.row(i) /= shares.row(i).sum();
    assert(std::abs(shares.row(i).sum() - 1) < 1e-9);
  }
  return shares;
}

}  // namespace attention
