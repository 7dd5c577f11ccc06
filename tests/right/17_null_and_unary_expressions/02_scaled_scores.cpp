#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const double d = double(q.cols());
  return Matrix::NullaryExpr(q.rows(), k.rows(), [&](Index i, Index j) {
    return q.row(i).cwiseProduct(k.row(j)).sum() / std::sqrt(d);
  });
}

}  // namespace attention
