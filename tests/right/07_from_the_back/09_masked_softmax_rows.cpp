#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = scores.rows(); i-- > 0;) {
    bool any = false;
    double top = 0, sum = 0;
    for (Index j = scores.cols(); j-- > 0;)
      if (visible(i, j) && (!any || scores(i, j) > top)) top = scores(i, j), any = true;
    if (!any) continue;
    for (Index j = scores.cols(); j-- > 0;)
      if (visible(i, j)) sum += (shares(i, j) = std::exp(scores(i, j) - top));
    shares.row(i) *= 1 / sum;
  }
  return shares;
}

}  // namespace attention
