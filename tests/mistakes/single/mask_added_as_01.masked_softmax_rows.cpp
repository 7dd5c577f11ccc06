// mistake: mask_added_as_01  exercise: masked_softmax_rows
// score + mask
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

void share_out(const double* s, const bool* mask, double* share, std::size_t keys) {
  std::vector<double> e(keys, 0.0);
  double top = s[0] + mask[0];
  for (std::size_t j = 0; j < keys; ++j) {
    if (s[j] + mask[j] > top) top = s[j] + mask[j];
  }
  for (std::size_t j = 0; j < keys; ++j)
    e[j] = std::exp(s[j] + mask[j] - top);
  const double sum = std::accumulate(e.begin(), e.end(), 0.0);
  for (std::size_t j = 0; j < keys; ++j) share[j] = e[j] / sum;
}

}  // namespace

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares(scores.rows(), scores.cols());
  const auto keys = std::size_t(scores.cols());
  for (std::size_t i = 0; i < std::size_t(scores.rows()); ++i)
    share_out(scores.data() + i * keys, visible.data() + i * keys, shares.data() + i * keys, keys);
  return shares;
}

}  // namespace attention
