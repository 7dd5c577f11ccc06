#include "attention.hpp"
#include "pairwise.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const auto times = [&](const Matrix& w) {
    Matrix y(x.rows(), w.cols());
    for (Index i = 0; i < y.rows(); ++i)
      for (Index c = 0; c < y.cols(); ++c)
        y(i, c) = pairwise(0, x.cols(), [&](Index r) { return x(i, r) * w(r, c); });
    return y;
  };
  return {times(w_q), times(w_k), times(w_v)};
}

}  // namespace attention
