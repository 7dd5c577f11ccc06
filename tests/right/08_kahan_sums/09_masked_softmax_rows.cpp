#include "attention.hpp"
#include "kahan.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    std::vector<Index> seen;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) seen.push_back(j);
    if (seen.empty()) continue;
    double top = scores(i, seen[0]);
    for (Index j : seen) top = std::max(top, scores(i, j));
    KahanSum sum;
    for (Index j : seen) sum += std::exp(scores(i, j) - top);
    for (Index j : seen) shares(i, j) = std::exp(scores(i, j) - top) / sum;
  }
  return shares;
}

}  // namespace attention
