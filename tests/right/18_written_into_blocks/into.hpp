// Results are written where they belong, through Eigen::Ref.
#pragma once

#include "attention.hpp"

namespace attention {

using In = const Eigen::Ref<const Matrix, 0, Eigen::OuterStride<>>&;
using Out = Eigen::Ref<Matrix, 0, Eigen::OuterStride<>>;

inline void read_into(Out out, In q, In k, In v, const Mask& visible) {
  const Matrix s = q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
  out.setZero();
  for (Index i = 0; i < q.rows(); ++i) {
    double top = -std::numeric_limits<double>::infinity(), sum = 0;
    for (Index j = 0; j < k.rows(); ++j)
      if (visible(i, j)) top = std::max(top, s(i, j));
    for (Index j = 0; j < k.rows(); ++j)
      if (visible(i, j)) {
        const double power = std::exp(s(i, j) - top);
        sum += power;
        out.row(i) += power * v.row(j);
      }
    if (sum > 0) out.row(i) /= sum;
  }
}

}  // namespace attention
