// mistake: softmax_no_normalise  exercise: attend
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

using Rows = std::vector<std::vector<double>>;

Rows compare(const Matrix& q, const Matrix& k) {
  Rows s(q.rows(), std::vector<double>(k.rows(), 0.0));
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      for (Index c = 0; c < q.cols(); ++c) s[i][j] += q(i, c) * k(j, c);
      s[i][j] /= std::sqrt(double(q.cols()));
    }
  return s;
}

void share_out(Rows& s) {
  for (std::vector<double>& row : s) {
    double top = row[0];
    for (double e : row) top = std::max(top, e);
    for (double& e : row) e = std::exp(e - top);
  }
}

Matrix combine(const Rows& shares, const Matrix& v) {
  Matrix out = Matrix::Zero(Index(shares.size()), v.cols());
  for (std::size_t i = 0; i < shares.size(); ++i)
    for (std::size_t j = 0; j < shares[i].size(); ++j) out.row(i) += shares[i][j] * v.row(j);
  return out;
}

}  // namespace

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Rows s = compare(q, k);
  share_out(s);
  return combine(s, v);
}

}  // namespace attention
