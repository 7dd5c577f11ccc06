#include "attention.hpp"

#include <cmath>

namespace attention {

// The loader takes the one that the processor can run.
__attribute__((target_clones("avx2", "default"))) Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
}

}  // namespace attention
