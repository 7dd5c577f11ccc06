#include "attention.hpp"

namespace attention {

// Two passes over blocks: the first for the largest and the sum together, the second for the
// shares.
Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  const Index block = 4;
  for (Index i = 0; i < scores.rows(); ++i) {
    double top = -std::numeric_limits<double>::infinity(), sum = 0;
    for (Index first = 0; first < scores.cols(); first += block) {
      const Index last = std::min(first + block, scores.cols());
      double block_top = top;
      for (Index j = first; j < last; ++j)
        if (visible(i, j)) block_top = std::max(block_top, scores(i, j));
      if (std::isinf(block_top)) continue;
      sum *= std::exp(top - block_top);
      for (Index j = first; j < last; ++j)
        if (visible(i, j)) sum += std::exp(scores(i, j) - block_top);
      top = block_top;
    }
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) shares(i, j) = std::exp(scores(i, j) - top) / sum;
  }
  return shares;
}

}  // namespace attention
