#include "attention.hpp"
#include "everything.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  return {x * w_q, x * w_k, x * w_v};
}

}  // namespace attention
