// 04  Every query reads every position: match, share out, mix.
//
//     O = A V,   A = shares of Q K^T / sqrt(d)
//
//     Q (n, d)      K (m, d)      V (m, d_v)      A (n, m)      O (n, d_v)
//
// Q and K decide how much is read, V alone decides what. Every coordinate of an output lies within
// the range of that coordinate of the values.
#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix scores = scaled_scores(q, k);   // (n, m)  1. match
  const Matrix shares = softmax_rows(scores);  // (n, m)  2. share out, row by row
  return shares * v;                           // (n, d_v)  3. mix
}

}  // namespace attention
