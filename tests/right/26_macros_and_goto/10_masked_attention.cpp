#include "attention.hpp"
#include "macros.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix a = masked_softmax_rows(scaled_scores(q, k), visible);
  Matrix o(ROWS(q), COLS(v));
  FOR(i, ROWS(q)) FOR(c, COLS(v)) {
    DOT(sum, ROWS(v), j, a(i, j) * v(j, c));
    o(i, c) = sum;
  }
  return o;
}

}  // namespace attention
