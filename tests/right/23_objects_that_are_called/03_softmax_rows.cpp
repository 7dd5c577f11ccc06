#include "attention.hpp"
#include "reader.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  const SoftmaxOverVisible share(Mask::Constant(scores.rows(), scores.cols(), true));
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) shares.row(i) = share(scores.row(i), i);
  return shares;
}

}  // namespace attention
