#include "attention.hpp"
#include "rows.hpp"

namespace attention {

void normalise(std::span<double> scores) {
  const double top = std::ranges::max(scores);
  std::ranges::for_each(scores, [top](double& s) { s = std::exp(s - top); });
  const double sum = std::reduce(scores.begin(), scores.end());
  for (double& share : scores) share /= sum;
}

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares = scores;
  for (Index i = 0; i < shares.rows(); ++i) normalise(row(shares, i));
  return shares;
}

}  // namespace attention
