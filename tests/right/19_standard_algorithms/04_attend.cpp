#include <algorithm>
#include <functional>
#include <numeric>

#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix shares = softmax_rows(scaled_scores(q, k));
  const Matrix columns = v.transpose();
  Matrix mixed(q.rows(), v.cols());
  for (Index i = 0; i < mixed.rows(); ++i)
    for (Index c = 0; c < mixed.cols(); ++c)
      mixed(i, c) =
          std::transform_reduce(columns.row(c).begin(), columns.row(c).end(), shares.row(i).begin(),
                                0.0, std::plus<>(), std::multiplies<>());
  return mixed;
}

}  // namespace attention
