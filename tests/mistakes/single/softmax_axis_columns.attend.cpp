// mistake: softmax_axis_columns  exercise: attend
// One softmax for each key.
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

using Table = std::vector<std::vector<double>>;

Table scores_of(const Matrix& q, const Matrix& k) {
  Table s(q.rows(), std::vector<double>(k.rows(), 0.0));
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      for (Index c = 0; c < q.cols(); ++c) s[i][j] += q(i, c) * k(j, c);
      s[i][j] /= std::sqrt(double(q.cols()));
    }
  return s;
}

void share_out(Table& s) {
  for (std::size_t key = 0; key < s[0].size(); ++key) {
    double top = s[0][key], sum = 0;
    for (const std::vector<double>& row : s) top = std::max(top, row[key]);
    for (std::vector<double>& row : s) {
      row[key] = std::exp(row[key] - top);
      sum += row[key];
    }
    for (std::vector<double>& row : s) row[key] /= sum;
  }
}

Matrix mix(const Table& shares, const Matrix& v) {
  Matrix out = Matrix::Zero(Index(shares.size()), v.cols());
  for (std::size_t i = 0; i < shares.size(); ++i)
    for (std::size_t j = 0; j < shares[i].size(); ++j) out.row(i) += shares[i][j] * v.row(j);
  return out;
}

}  // namespace

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Table s = scores_of(q, k);
  share_out(s);
  return mix(s, v);
}

}  // namespace attention
