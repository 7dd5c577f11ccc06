#include "attention.hpp"
#include "nothing.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) try {
      shares.row(i) = shares_of(scores.row(i), visible.row(i));
    } catch (const ReadsNothing&) {
      shares.row(i).setZero();
    }
  return shares;
}

}  // namespace attention
