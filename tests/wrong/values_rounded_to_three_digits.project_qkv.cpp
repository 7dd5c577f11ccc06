// outside: values are rounded to three digits after the point

#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections p{x * w_q, x * w_k, x * w_v};
  p.v = (p.v * 1000).array().round() / 1000;
  return p;
}

}  // namespace attention
