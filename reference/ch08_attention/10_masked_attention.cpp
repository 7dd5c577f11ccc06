// 10  Attention restricted to what is visible.
//
//     O = A V,   A = shares of Q K^T / sqrt(d) over what is visible
//
//     Q (n, d)      K (m, d)      V (m, d_v)      M (n, m): true where visible      O (n, d_v)
//
// Q and K decide how much is read, V alone decides what.
#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix scores = scaled_scores(q, k);                   // (n, m)  1. match
  const Matrix shares = masked_softmax_rows(scores, visible);  // (n, m)  2. hide, then share out
  return shares * v;                                           // (n, d_v)  3. mix
}

}  // namespace attention
