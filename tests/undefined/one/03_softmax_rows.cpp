#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  std::vector<double> sums = {0};
  const double& first = sums.front();
  for (Index i = 0; i < 100; ++i) sums.push_back(scores(0, 0));
  return scores * first;  // finds use_after_free
}

}  // namespace attention
