#include <algorithm>
#include <cmath>
#include <numeric>

#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  std::vector<Index> all(static_cast<std::size_t>(scores.cols()));
  std::iota(all.begin(), all.end(), 0);
  for (Index i = 0; i < scores.rows(); ++i) {
    std::vector<Index> seen;
    std::copy_if(all.begin(), all.end(), std::back_inserter(seen),
                 [&](Index j) { return visible(i, j); });
    const auto top = std::max_element(
        seen.begin(), seen.end(), [&](Index a, Index b) { return scores(i, a) < scores(i, b); });
    if (top == seen.end()) continue;
    const double largest = scores(i, *top);
    const double sum = std::accumulate(seen.begin(), seen.end(), 0.0, [&](double before, Index j) {
      return before + std::exp(scores(i, j) - largest);
    });
    std::for_each(seen.begin(), seen.end(),
                  [&](Index j) { shares(i, j) = std::exp(scores(i, j) - largest) / sum; });
  }
  return shares;
}

}  // namespace attention
