#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares = scores;
  for (Index i = scores.rows(); i-- > 0;) {
    double top = scores(i, scores.cols() - 1), sum = 0;
    for (Index j = scores.cols(); j-- > 0;)
      if (scores(i, j) > top) top = scores(i, j);
    for (Index j = scores.cols(); j-- > 0;) {
      shares(i, j) = std::exp(scores(i, j) - top);
      sum += shares(i, j);
    }
    for (Index j = scores.cols(); j-- > 0;) shares(i, j) /= sum;
  }
  return shares;
}

}  // namespace attention
