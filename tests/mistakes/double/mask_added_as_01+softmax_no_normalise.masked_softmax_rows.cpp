// mistake: mask_added_as_01 + softmax_no_normalise  exercise: masked_softmax_rows
#include <algorithm>
#include <cmath>

#include "attention.hpp"

namespace attention {

namespace {

void share_out(const double* score, const bool* open, double* share, std::size_t keys) {
  double top = score[0] + open[0];
  for (std::size_t j = 0; j < keys; ++j) {
    top = std::max(top, score[j] + open[j]);
  }
  for (std::size_t j = 0; j < keys; ++j) share[j] = std::exp(score[j] + open[j] - top);
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
