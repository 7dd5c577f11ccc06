// 05  One head, from input to output: a sequence that reads itself.
//
//     Q = X W_Q,   K = X W_K,   V = X W_V
//     O = A V,     A = shares of Q K^T / sqrt(d)
//
//     X (n, d_model)      W_Q, W_K (d_model, d)      W_V (d_model, d_v)
//     Q, K (n, d)      V (n, d_v)      A (n, n)      O (n, d_v)
//
// The projections are linear; attention is not, because A depends on X.
#include "attention.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const auto [q, k, v] = project_qkv(x, w_q, w_k, w_v);  // 1. a query, a key and a value each
  return attend(q, k, v);                                // 2. every position reads all of them
}

}  // namespace attention
