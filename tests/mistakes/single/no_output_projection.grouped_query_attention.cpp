// mistake: no_output_projection  exercise: grouped_query_attention
#include <algorithm>
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

using Row = std::vector<double>;
using Grid = std::vector<Row>;

Grid table_of(const Matrix& m) {
  Grid t;
  for (Index i = 0; i < m.rows(); ++i) {
    t.emplace_back();
    for (Index j = 0; j < m.cols(); ++j) t.back().push_back(m(i, j));
  }
  return t;
}

Matrix matrix_of(const Grid& t) {
  Matrix m(Index(t.size()), Index(t.at(0).size()));
  for (Index i = 0; i < m.rows(); ++i)
    for (Index j = 0; j < m.cols(); ++j) m(i, j) = t[i][j];
  return m;
}

Grid product(const Grid& a, const Grid& b) {
  Grid r(a.size(), Row(b.at(0).size(), 0.0));
  for (std::size_t i = 0; i < r.size(); ++i)
    for (std::size_t j = 0; j < r[i].size(); ++j)
      for (std::size_t c = 0; c < b.size(); ++c) r[i][j] += a[i].at(c) * b[c][j];
  return r;
}

// The columns of one head.
Grid columns(const Grid& t, std::size_t h, std::size_t heads) {
  const std::size_t width = t.at(0).size() / heads;
  Grid r;
  for (const Row& row : t) {
    r.emplace_back();
    for (std::size_t c = 0; c < width; ++c) r.back().push_back(row.at(h * width + c));
  }
  return r;
}

double similarity(const Row& query, const Row& key) {
  double sum = 0;
  for (std::size_t c = 0; c < query.size(); ++c) sum += query[c] * key[c];
  return sum / std::sqrt(double(query.size()));
}

Row shares(const Row& scores, const Mask& visible, Index i) {
  Row r(scores.size(), 0.0);
  double top = -1e308, sum = 0;
  for (std::size_t j = 0; j < r.size(); ++j)
    if (visible(i, Index(j))) top = std::max(top, scores[j]);
  for (std::size_t j = 0; j < r.size(); ++j)
    if (visible(i, Index(j))) sum += r[j] = std::exp(scores[j] - top);
  for (double& share : r)
    if (sum > 0) share /= sum;
  return r;
}

Grid one_head(const Grid& q, const Grid& k, const Grid& v, const Mask& visible) {
  Grid weights;
  for (std::size_t i = 0; i < q.size(); ++i) {
    Row scores;
    for (const Row& key : k) scores.push_back(similarity(q[i], key));
    weights.push_back(shares(scores, visible, Index(i)));
  }
  return product(weights, v);
}

}  // namespace

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Grid from = table_of(x), to = table_of(x);
  const Grid q = product(from, table_of(parameters.w_q));
  const Grid k = product(to, table_of(parameters.w_k));
  const Grid v = product(to, table_of(parameters.w_v));
  Grid side_by_side(q.size());
  for (Index h = 0; h < counts.heads; ++h) {
    const Index g = h / (counts.heads / counts.kv_heads);
    const Grid head = one_head(columns(q, h, counts.heads), columns(k, g, counts.kv_heads), columns(v, g, counts.kv_heads), visible);
    for (std::size_t i = 0; i < head.size(); ++i)
      side_by_side[i].insert(side_by_side[i].end(), head[i].begin(), head[i].end());
  }
  return matrix_of(side_by_side);
}

}  // namespace attention
