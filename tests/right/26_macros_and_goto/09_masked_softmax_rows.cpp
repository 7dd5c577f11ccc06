#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    double top = -HUGE_VAL, sum = 0;
    Index j = 0;
  look:
    if (visible(i, j) && scores(i, j) > top) top = scores(i, j);
    if (++j < scores.cols()) goto look;
    if (top == -HUGE_VAL) goto nothing;
    for (j = 0; j < scores.cols(); ++j) {
      shares(i, j) = visible(i, j) ? std::exp(scores(i, j) - top) : 0;
      sum += shares(i, j);
    }
    shares.row(i) /= sum;
    continue;
  nothing:
    shares.row(i).setZero();
  }
  return shares;
}

}  // namespace attention
