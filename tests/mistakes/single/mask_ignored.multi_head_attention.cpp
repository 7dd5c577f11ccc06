// mistake: mask_ignored  exercise: multi_head_attention
// hidden() returns the row with the hidden scores taken out.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

using Row = std::vector<double>;
using Table = std::vector<Row>;

Table table_of(const Matrix& m) {
  Table t;
  for (Index i = 0; i < m.rows(); ++i) {
    t.emplace_back();
    for (Index j = 0; j < m.cols(); ++j) t.back().push_back(m(i, j));
  }
  return t;
}

Matrix matrix_of(const Table& t) {
  Matrix m(Index(t.size()), Index(t.at(0).size()));
  for (Index i = 0; i < m.rows(); ++i)
    for (Index j = 0; j < m.cols(); ++j) m(i, j) = t[i][j];
  return m;
}

Table product(const Table& a, const Table& b) {
  Table r(a.size(), Row(b.at(0).size(), 0.0));
  for (std::size_t i = 0; i < r.size(); ++i)
    for (std::size_t j = 0; j < r[i].size(); ++j)
      for (std::size_t c = 0; c < b.size(); ++c) r[i][j] += a[i].at(c) * b[c][j];
  return r;
}

// The columns of one head.
Table columns(const Table& t, std::size_t h, std::size_t heads) {
  const std::size_t width = t.at(0).size() / heads;
  Table r;
  for (const Row& row : t) {
    r.emplace_back();
    for (std::size_t c = 0; c < width; ++c) r.back().push_back(row.at(h * width + c));
  }
  return r;
}

double match(const Row& query, const Row& key) {
  double sum = 0;
  for (std::size_t c = 0; c < query.size(); ++c) sum += query[c] * key[c];
  return sum / std::sqrt(double(query.size()));
}

Row hidden(Row scores, const Mask& visible, Index i) {
  for (std::size_t j = 0; j < scores.size(); ++j)
    if (!visible(i, Index(j))) scores[j] = -std::numeric_limits<double>::infinity();
  return scores;
}

Row shares(const Row& scores) {
  Row r(scores.size(), 0.0);
  double top = -1e308, sum = 0;
  for (std::size_t j = 0; j < r.size(); ++j)
    top = std::max(top, scores[j]);
  for (std::size_t j = 0; j < r.size(); ++j)
    sum += r[j] = std::exp(scores[j] - top);
  for (double& share : r)
    share /= sum;
  return r;
}

Table one_head(const Table& q, const Table& k, const Table& v, const Mask& visible) {
  Table weights;
  for (std::size_t i = 0; i < q.size(); ++i) {
    Row scores;
    for (const Row& key : k) scores.push_back(match(q[i], key));
    hidden(scores, visible, Index(i));
    weights.push_back(shares(scores));
  }
  return product(weights, v);
}

}  // namespace

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Table from = table_of(x), to = table_of(x);
  const Table q = product(from, table_of(parameters.w_q));
  const Table k = product(to, table_of(parameters.w_k));
  const Table v = product(to, table_of(parameters.w_v));
  Table joined(q.size());
  for (Index h = 0; h < heads; ++h) {
    const Table head = one_head(columns(q, h, heads), columns(k, h, heads), columns(v, h, heads), visible);
    for (std::size_t i = 0; i < head.size(); ++i)
      joined[i].insert(joined[i].end(), head[i].begin(), head[i].end());
  }
  return matrix_of(product(joined, table_of(parameters.w_o)));
}

}  // namespace attention
