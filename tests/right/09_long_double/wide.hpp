#pragma once

#include "attention.hpp"

namespace attention {

using Wide = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic>;

inline Wide wide(const Matrix& x) {
  return x.cast<long double>();
}

}  // namespace attention
