#include "attention.hpp"
#include "macros.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix s(ROWS(q), ROWS(k));
  FOR(i, ROWS(q)) FOR(j, ROWS(k)) {
    DOT(sum, COLS(q), c, q(i, c) * k(j, c));
    s(i, j) = sum / std::sqrt(double(COLS(q)));
  }
  return s;
}

}  // namespace attention
