#include "attention.hpp"
#include "rows.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    std::vector<std::pair<double, double*>> seen;  // a visible score, and where its share belongs
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) seen.emplace_back(scores(i, j), &shares(i, j));
    if (std::ranges::empty(seen)) continue;
    const double top = std::ranges::max_element(seen)->first;
    double sum = 0;
    for (auto& [score, share] : seen) sum += * share = std::exp(score - top);
    for (auto& [score, share] : seen) *share /= sum;
  }
  return shares;
}

}  // namespace attention
