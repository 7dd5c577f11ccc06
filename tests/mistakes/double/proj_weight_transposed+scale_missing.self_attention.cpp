// mistake: proj_weight_transposed + scale_missing  exercise: self_attention
// every row of x with every row of w
#include <algorithm>
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

using Line = std::vector<double>;
using Table = std::vector<Line>;

Table table_of(const Matrix& m) {
  Table t(m.rows(), Line(m.cols()));
  for (Index i = 0; i < m.rows(); ++i)
    for (Index j = 0; j < m.cols(); ++j) t[i][j] = m(i, j);
  return t;
}

double dot(const Line& a, const Line& b) {
  double sum = 0;
  for (std::size_t c = 0; c < a.size(); ++c) sum += a.at(c) * b.at(c);
  return sum;
}

Table turned(const Table& t) {
  Table r(t[0].size(), Line(t.size()));
  for (std::size_t i = 0; i < t.size(); ++i)
    for (std::size_t j = 0; j < t[i].size(); ++j) r[j][i] = t[i][j];
  return r;
}

// Every row of a with every row of b.
Table products(const Table& a, const Table& b) {
  Table r;
  for (const Line& x : a) {
    r.emplace_back();
    for (const Line& y : b) r.back().push_back(dot(x, y));
  }
  return r;
}

void softmax(Line& row) {
  const double top = *std::max_element(row.begin(), row.end());
  double sum = 0;
  for (double& e : row) sum += e = std::exp(e - top);
  for (double& e : row) e /= sum;
}

}  // namespace

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const Table input = table_of(x);
  const Table q = products(input, table_of(w_q));
  const Table k = products(input, table_of(w_k));
  const Table v = products(input, table_of(w_v));

  Table s = products(q, k);
  for (Line& row : s) softmax(row);

  const Table o = products(s, turned(v));
  Matrix out(x.rows(), Index(o[0].size()));
  for (Index i = 0; i < out.rows(); ++i)
    for (Index j = 0; j < out.cols(); ++j) out(i, j) = o[i][j];
  return out;
}

}  // namespace attention
