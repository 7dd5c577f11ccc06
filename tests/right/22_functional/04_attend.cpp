#include "attention.hpp"
#include "functions.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const auto shares = then(scaled_scores, softmax_rows);
  const auto mix = [&](const Matrix& a) -> Matrix { return a * v; };
  return then(shares, mix)(q, k);
}

}  // namespace attention
