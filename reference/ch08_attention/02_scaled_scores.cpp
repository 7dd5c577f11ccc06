// 02  How well every query matches every key.
//
//     S = Q K^T / sqrt(d)
//
//     Q (n, d): a query per row      K (m, d): a key per row      S (n, m): query i against key j
//
// A sum of d products of independent numbers of mean 0 and variance 1 has the standard deviation
// sqrt(d): dividing by it keeps the typical size of a score the same for every d.
#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const double d = static_cast<double>(q.cols());
  return q * k.transpose() / std::sqrt(d);
}

}  // namespace attention
