#include "attention.hpp"

namespace attention {

// The exercise that has no earlier one to call.
Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections result;
  result.q = x * w_q;
  result.k = x * w_k;
  result.v = x * w_v;
  return result;
}

}  // namespace attention
