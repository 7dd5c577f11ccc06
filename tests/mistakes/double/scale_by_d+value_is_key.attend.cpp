// mistake: scale_by_d + value_is_key  exercise: attend
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
      s[i][j] /= double(q.cols());
    }
  return s;
}

void share_out(Table& s) {
  for (std::vector<double>& row : s) {
    double top = row[0], sum = 0;
    for (double e : row) top = std::max(top, e);
    for (double& e : row) {
      e = std::exp(e - top);
      sum += e;
    }
    for (double& e : row) e /= sum;
  }
}

Matrix mix(const Table& shares, const Matrix& v) {
  Matrix out = Matrix::Zero(Index(shares.size()), v.cols());
  for (std::size_t i = 0; i < shares.size(); ++i)
    for (std::size_t j = 0; j < shares[i].size(); ++j) out.row(i) += shares[i][j] * v.row(j);
  return out;
}

}  // namespace

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& /*v*/) {
  Table s = scores_of(q, k);
  share_out(s);
  return mix(s, k);
}

}  // namespace attention
