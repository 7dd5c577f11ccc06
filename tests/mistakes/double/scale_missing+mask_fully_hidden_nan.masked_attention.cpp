// mistake: scale_missing + mask_fully_hidden_nan  exercise: masked_attention
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const auto d = q.cols(), columns = v.cols();
  constexpr double lowest = -std::numeric_limits<double>::infinity();
  Matrix out = Matrix::Zero(q.rows(), columns);
  std::vector<double> shares(k.rows());
  for (Index i = 0; i < q.rows(); ++i) {
    const double* query = q.data() + i * d;
    for (Index j = 0; j < k.rows(); ++j) {
      const double dot = std::inner_product(query, query + d, k.data() + j * d, 0.0);
      shares[j] = visible(i, j) ? dot : lowest;
    }
    const double top = *std::max_element(shares.begin(), shares.end());
    for (double& e : shares) e = std::exp(e - top);
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (Index c = 0; c < columns; ++c) {
      double number = 0;
      for (Index j = 0; j < k.rows(); ++j) number += shares[j] * v(j, c);
      out(i, c) = number / sum;
    }
  }
  return out;
}

}  // namespace attention
