// mistake: head_split_no_transpose + scale_d_model  exercise: grouped_query_attention
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

double score(const double* a, const double* b, Index width, Index model) {
  double sum = 0;
  for (Index c = 0; c < width; ++c) sum += a[c] * b[c];
  return sum / std::sqrt(static_cast<double>(model));
}

// Reads what `open` says and returns the mix.
std::vector<double> read(const double* query, const Part& k, const Part& v, Index keys, Index model,
                         const std::function<bool(Index)>& open) {
  std::vector<double> shares, mix(v.width, 0.0);
  std::vector<Index> at;
  for (Index j = 0; j < keys; ++j) {
    if (!open(j)) continue;
    at.push_back(j);
    shares.push_back(score(query, k.row(j), k.width, model));
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

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = x * parameters.w_k, v = x * parameters.w_v;
  Matrix merged(x.rows(), v.cols() / counts.kv_heads * counts.heads);
  for (Index h = 0; h < counts.heads; ++h) {
    const Index g = h / (counts.heads / counts.kv_heads);
    const Part mine = head_of(q, h, counts.heads), keys = head_of(k, g, counts.kv_heads), values = head_of(v, g, counts.kv_heads);
    for (Index i = 0; i < x.rows(); ++i) {
      const auto mix = read(mine.row(i), keys, values, k.rows(), x.cols(),
                            [&](Index j) { return visible(i, j); });
      for (Index c = 0; c < values.width; ++c) merged(i, h * values.width + c) = mix[c];
    }
  }
  return merged * parameters.w_o;
}

}  // namespace attention
