// 01, 04 and 05 once more, number by number; see naive.hpp.
#pragma once

#include "tests/reference/naive.hpp"

namespace naive {

// One number of a b.
inline double product_at(const Matrix& a, const Matrix& b, Index i, Index j) {
  long double sum = 0;
  for (Index l = 0; l < a.cols(); ++l) sum += static_cast<long double>(a(i, l)) * b(l, j);
  return static_cast<double>(sum);
}

inline Matrix product(const Matrix& a, const Matrix& b) {
  return Matrix::NullaryExpr(a.rows(), b.cols(),
                             [&](Index i, Index j) { return product_at(a, b, i, j); });
}

inline attention::Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k,
                                          const Matrix& w_v) {
  return {product(x, w_q), product(x, w_k), product(x, w_v)};
}

inline Matrix softmax_rows(const Matrix& scores) {
  return masked_softmax_rows(scores, Mask::Constant(scores.rows(), scores.cols(), true));
}

inline Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  return masked_attention(q, k, v, Mask::Constant(q.rows(), k.rows(), true));
}

inline Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k,
                             const Matrix& w_v) {
  return attend(product(x, w_q), product(x, w_k), product(x, w_v));
}

}  // namespace naive
