#include "attention.hpp"
#include "generic.hpp"

namespace attention {

template <class... W>
static Projections all(const Matrix& x, const W&... w) {
  return Projections{make<Matrix>(x.rows(), w.cols(),
                                  [&](Index i, Index c) { return dot(x.row(i), w.col(c)); })...};
}

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  return all(x, w_q, w_k, w_v);
}

}  // namespace attention
