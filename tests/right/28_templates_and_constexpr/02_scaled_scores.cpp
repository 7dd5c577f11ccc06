#include "attention.hpp"
#include "generic.hpp"

namespace attention {

static double product(const double* a, const double* b, Index size) {
  switch (size) {
    case 1:
      return unrolled<1>(a, b);
    case 2:
      return unrolled<2>(a, b);
    case 3:
      return unrolled<3>(a, b);
    default:
      return unrolled<4>(a, b) + (size > 4 ? product(a + 4, b + 4, size - 4) : 0);
  }
}

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  return make<Matrix>(q.rows(), k.rows(), [&](Index i, Index j) {
    return product(&q(i, 0), &k(j, 0), q.cols()) / std::sqrt(static_cast<double>(q.cols()));
  });
}

}  // namespace attention
