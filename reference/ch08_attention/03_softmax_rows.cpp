// 03  Scores into shares: each row by itself, so that it sums to 1.
//
//     A_ij = exp(S_ij) / (exp(S_i1) + ... + exp(S_im))
//
//     S (n, m): scores      A (n, m): shares
//
// Subtracting the same number from a whole row changes no share. With the row's largest score
// subtracted, the largest exponential is 1: none overflows, and the sum is never 0. A score of
// -infinity gets the share 0. The API asks for no more than that; a row of nothing but -infinity
// has nothing to share out, and gets zeros.
#include <cmath>
#include <limits>

#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  const Index n = scores.rows();
  const Index m = scores.cols();
  Matrix shares = Matrix::Zero(n, m);

  for (Index i = 0; i < n; ++i) {
    // 1. The largest score of the row.
    const double largest = scores.row(i).maxCoeff();
    if (largest == -std::numeric_limits<double>::infinity()) continue;

    // 2. Exponentials, and their sum. Eigen's array().exp() would not do: without AVX its
    //    exp(-infinity) is not 0.
    double sum = 0;
    for (Index j = 0; j < m; ++j) {
      shares(i, j) = std::exp(scores(i, j) - largest);
      sum += shares(i, j);
    }

    // 3. Each one's share of the sum.
    shares.row(i) /= sum;
  }
  return shares;
}

}  // namespace attention
