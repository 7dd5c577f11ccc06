// mistake: scale_missing + softmax_axis_columns  exercise: self_attention
// softmax(K Q^T) read from the other side
#include <algorithm>
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

using Row = std::vector<double>;
using Table = std::vector<Row>;

Table table_of(const Matrix& m) {
  Table t(m.rows(), Row(m.cols()));
  for (Index i = 0; i < m.rows(); ++i)
    for (Index j = 0; j < m.cols(); ++j) t[i][j] = m(i, j);
  return t;
}

double dot(const Row& a, const Row& b) {
  double sum = 0;
  for (std::size_t c = 0; c < a.size(); ++c) sum += a.at(c) * b.at(c);
  return sum;
}

Table turned(const Table& t) {
  Table r(t[0].size(), Row(t.size()));
  for (std::size_t i = 0; i < t.size(); ++i)
    for (std::size_t j = 0; j < t[i].size(); ++j) r[j][i] = t[i][j];
  return r;
}

// Every row of a with every row of b.
Table all_dots(const Table& a, const Table& b) {
  Table r;
  for (const Row& x : a) {
    r.emplace_back();
    for (const Row& y : b) r.back().push_back(dot(x, y));
  }
  return r;
}

void softmax(Row& row) {
  const double top = *std::max_element(row.begin(), row.end());
  double sum = 0;
  for (double& e : row) sum += e = std::exp(e - top);
  for (double& e : row) e /= sum;
}

}  // namespace

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const Table input = table_of(x);
  const Table q = all_dots(input, turned(table_of(w_q)));
  const Table k = all_dots(input, turned(table_of(w_k)));
  const Table v = all_dots(input, turned(table_of(w_v)));

  Table s = all_dots(k, q);  // a row for each key
  for (Row& row : s) softmax(row);

  const Table o = all_dots(turned(s), turned(v));
  Matrix out(x.rows(), Index(o[0].size()));
  for (Index i = 0; i < out.rows(); ++i)
    for (Index j = 0; j < out.cols(); ++j) out(i, j) = o[i][j];
  return out;
}

}  // namespace attention
