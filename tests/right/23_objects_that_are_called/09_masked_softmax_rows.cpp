#include "attention.hpp"
#include "reader.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  const std::unique_ptr<Sharing> share = std::make_unique<SoftmaxOverVisible>(visible);
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) shares.row(i) = (*share)(scores.row(i), i);
  return shares;
}

}  // namespace attention
