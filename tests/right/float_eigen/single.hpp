#pragma once

#include "attention.hpp"

namespace attention {

using Single = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

inline Single single(const Matrix& x) {
  return x.cast<float>();
}

inline Single shares(const Single& scores, const Mask& visible) {
  Single result = Single::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    float top = -std::numeric_limits<float>::infinity();
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) top = std::max(top, scores(i, j));
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) result(i, j) = std::exp(scores(i, j) - top);
    if (result.row(i).sum() > 0) result.row(i) /= result.row(i).sum();
  }
  return result;
}

inline Single read(const Single& q, const Single& k, const Single& v, const Mask& visible) {
  const Single scores = q * k.transpose() / std::sqrt(static_cast<float>(q.cols()));
  return shares(scores, visible) * v;
}

}  // namespace attention
