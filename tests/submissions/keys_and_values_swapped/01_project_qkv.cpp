#include "attention.hpp"

namespace attention {

// The right three products, in the wrong order.
Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  return {x * w_q, x * w_v, x * w_k};
}

}  // namespace attention
