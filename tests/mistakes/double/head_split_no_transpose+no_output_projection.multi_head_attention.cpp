// mistake: head_split_no_transpose + no_output_projection  exercise: multi_head_attention
#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

// A piece of a long row of numbers.
struct Part {
  const double* first;
  Index step;
  Index width;
  const double* row(Index i) const { return first + i * step; }
};

Part head_of(const Matrix& all, Index head, Index heads) {
  const Index width = all.cols() / heads;
  return {all.data() + head * all.rows() * width, width, width};
}

double score(const double* a, const double* b, Index width) {
  double sum = 0;
  for (Index c = 0; c < width; ++c) sum += a[c] * b[c];
  return sum / std::sqrt(static_cast<double>(width));
}

// Reads what `open` says and returns the mix.
std::vector<double> read(const double* query, const Part& k, const Part& v, Index keys,
                         const std::function<bool(Index)>& open) {
  std::vector<double> shares, mix(v.width, 0.0);
  std::vector<Index> at;
  for (Index j = 0; j < keys; ++j) {
    if (!open(j)) continue;
    at.push_back(j);
    shares.push_back(score(query, k.row(j), k.width));
  }
  if (at.empty()) return mix;
  const double top = *std::max_element(shares.begin(), shares.end());
  double sum = 0;
  for (double& share : shares) sum += share = std::exp(share - top);
  for (std::size_t r = 0; r < at.size(); ++r)
    for (Index c = 0; c < v.width; ++c) mix[c] += shares[r] / sum * v.row(at[r])[c];
  return mix;
}

}  // namespace

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = x * parameters.w_k, v = x * parameters.w_v;
  Matrix merged(x.rows(), v.cols());
  for (Index h = 0; h < heads; ++h) {
    const Part mine = head_of(q, h, heads), keys = head_of(k, h, heads), values = head_of(v, h, heads);
    for (Index i = 0; i < x.rows(); ++i) {
      const auto mix = read(mine.row(i), keys, values, k.rows(), [&](Index j) { return visible(i, j); });
      for (Index c = 0; c < values.width; ++c) merged(i, h * values.width + c) = mix[c];
    }
  }
  return merged;
}

}  // namespace attention
