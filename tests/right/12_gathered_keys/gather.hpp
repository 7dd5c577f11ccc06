// What a query may not read is not there at all: visible keys and values are copied together.
#pragma once

#include "attention.hpp"

namespace attention {

inline std::vector<Index> seen_by(const Mask& visible, Index query) {
  std::vector<Index> seen;
  for (Index j = 0; j < visible.cols(); ++j)
    if (visible(query, j)) seen.push_back(j);
  return seen;
}

inline Matrix read_gathered(const Matrix& q, const Matrix& k, const Matrix& v,
                            const Mask& visible) {
  Matrix output = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    const std::vector<Index> seen = seen_by(visible, i);
    if (seen.empty()) continue;
    output.row(i) = attend(q.row(i), k(seen, Eigen::all), v(seen, Eigen::all));
  }
  return output;
}

}  // namespace attention
