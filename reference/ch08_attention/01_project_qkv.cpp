// 01  What each position looks for, what it offers for matching, and what is fetched from it.
//
//     Q = X W_Q      K = X W_K      V = X W_V
//
//     X (n, d_model): a position per row
//     W_Q, W_K (d_model, d)      W_V (d_model, d_v)
//     Q, K (n, d): a query, a key per row      V (n, d_v): a value per row
//
// The W are parameters, the same for every position and every input. Q, K and V are results of this
// run: another input gives others.
#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  return {.q = x * w_q, .k = x * w_k, .v = x * w_v};
}

}  // namespace attention
