#include "attention.hpp"
#include "macros.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix a = scores;
  FOR(i, ROWS(a)) {
    double top = a(i, 0);
    FOR(j, COLS(a)) top = MAX(top, a(i, j));
    FOR(j, COLS(a)) a(i, j) = std::exp(a(i, j) - top);
    DOT(sum, COLS(a), j, a(i, j));
    FOR(j, COLS(a)) a(i, j) /= sum;
  }
  return a;
}

}  // namespace attention
