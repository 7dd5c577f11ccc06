#include "attention.hpp"
#include "kahan.hpp"

namespace attention {

static Matrix times(const Matrix& x, const Matrix& w) {
  Matrix y(x.rows(), w.cols());
  for (Index i = 0; i < x.rows(); ++i)
    for (Index c = 0; c < w.cols(); ++c) {
      KahanSum sum;
      for (Index r = 0; r < x.cols(); ++r) sum += x(i, r) * w(r, c);
      y(i, c) = sum;
    }
  return y;
}

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  return {times(x, w_q), times(x, w_k), times(x, w_v)};
}

}  // namespace attention
