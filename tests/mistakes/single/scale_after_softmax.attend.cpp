// mistake: scale_after_softmax  exercise: attend
// softmax of Q K^T, over sqrt(d), times V
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Matrix result = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    std::vector<double> row;
    for (Index j = 0; j < k.rows(); ++j) {
      double dot = 0;
      for (Index c = 0; c < q.cols(); ++c) dot += q(i, c) * k(j, c);
      row.push_back(dot);
    }
    const double top = *std::max_element(row.begin(), row.end());
    for (double& share : row) share = std::exp(share - top);
    const double total = std::accumulate(row.begin(), row.end(), 0.0);
    for (double& share : row) share = share / total / std::sqrt(double(q.cols()));
    for (Index j = 0; j < k.rows(); ++j)
      for (Index c = 0; c < v.cols(); ++c) result(i, c) += row[j] * v(j, c);
  }
  return result;
}

}  // namespace attention
