#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
  Matrix ones = Matrix::Zero(positions, positions);
  ones.leftCols(length).setOnes();
  const Matrix lower = ones.triangularView<Eigen::Lower>();
  return (lower.array() > 0.5).matrix();
}

}  // namespace attention
