#include <cassert>
#include <cstdio>

#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  assert(x.cols() == w_q.rows() && x.cols() == w_k.rows() && x.cols() == w_v.rows());
  std::printf("project: %d positions, %d wide\n", int(x.rows()), int(x.cols()));
  Projections p{x * w_q, x * w_k, x * w_v};
  assert(p.q.rows() == x.rows() && p.q.cols() == p.k.cols());
  return p;
}

}  // namespace attention
