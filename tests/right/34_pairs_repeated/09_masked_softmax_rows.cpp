#include "attention.hpp"

namespace attention {

// Visible ones moved to the front, with where they came from.
Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    std::vector<Index> order;
    for (Index j = 0; j < scores.cols(); ++j) order.push_back(j);
    const auto end =
        std::stable_partition(order.begin(), order.end(), [&](Index j) { return visible(i, j); });
    std::sort(order.begin(), end, [&](Index a, Index b) { return scores(i, a) < scores(i, b); });
    double sum = 0;  // from the smallest to the largest, which loses least
    for (auto j = order.begin(); j != end; ++j)
      sum += shares(i, *j) = std::exp(scores(i, *j) - scores(i, *std::prev(end)));
    for (auto j = order.begin(); j != end; ++j) shares(i, *j) /= sum;
  }
  return shares;
}

}  // namespace attention
