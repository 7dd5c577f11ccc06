#include "attention.hpp"
#include "gather.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i)
    if (const auto seen = seen_by(visible, i); !seen.empty())
      shares(i, seen) = softmax_rows(scores(std::vector<Index>{i}, seen)).row(0);
  return shares;
}

}  // namespace attention
