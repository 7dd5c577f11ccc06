#pragma once

#include "attention.hpp"

namespace attention {

// [ a | b | c ]
inline Matrix beside(const Matrix& a, const Matrix& b, const Matrix& c) {
  Matrix all(a.rows(), a.cols() + b.cols() + c.cols());
  all << a, b, c;
  return all;
}

}  // namespace attention
