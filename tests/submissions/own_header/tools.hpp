#pragma once
#include "attention.hpp"

inline double scale_of(const attention::Matrix& q) {
  return std::sqrt(static_cast<double>(q.cols()));
}
