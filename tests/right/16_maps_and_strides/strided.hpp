#pragma once

#include "attention.hpp"

namespace attention {

// Head h of x where it stands: nothing is copied.
inline auto head_of(const Matrix& x, Index h, Index width) {
  using Stride = Eigen::OuterStride<>;
  return Eigen::Map<const Matrix, 0, Stride>(x.data() + h * width, x.rows(), width,
                                             Stride(x.cols()));
}

inline auto head_of(Matrix& x, Index h, Index width) {
  using Stride = Eigen::OuterStride<>;
  return Eigen::Map<Matrix, 0, Stride>(x.data() + h * width, x.rows(), width, Stride(x.cols()));
}

}  // namespace attention
