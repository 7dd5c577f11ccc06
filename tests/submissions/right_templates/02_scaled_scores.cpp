#include "modern.hpp"

namespace attention {

namespace {

template <std::size_t Lanes>
double in_lanes(std::span<const double> a, std::span<const double> b) {
  std::array<double, Lanes> lanes{};
  for (std::size_t c = 0; c < a.size(); ++c) lanes[c % Lanes] += a[c] * b[c];
  return std::accumulate(lanes.begin(), lanes.end(), 0.0);
}

}  // namespace

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const auto score = [&, root = std::sqrt(double(q.cols()))](Index i, Index j) {
    return in_lanes<4>(modern::row_of(q, i), modern::row_of(k, j)) / root;
  };
  return Matrix::NullaryExpr(q.rows(), k.rows(), score);
}

}  // namespace attention
