#include "attention.hpp"
#include "values.hpp"

namespace attention {

static Matrix times(const Matrix& x, const Matrix& w) {
  const Values numbers = numbers_of(w);
  Matrix y(x.rows(), w.cols());
  for (Index c = 0; c < w.cols(); ++c) {
    const Values column = numbers[std::slice(size_t(c), size_t(w.rows()), size_t(w.cols()))];
    for (Index i = 0; i < x.rows(); ++i) y(i, c) = (row_of(x, i) * column).sum();
  }
  return y;
}

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  return {times(x, w_q), times(x, w_k), times(x, w_v)};
}

}  // namespace attention
