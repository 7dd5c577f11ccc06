#include <iostream>

#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  for (int i = 0; i < 400000; ++i) std::cout << "step " << i << " of many\n";
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
}

}  // namespace attention
