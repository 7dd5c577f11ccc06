#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix labels = k.transpose() / std::sqrt(k.cols() * 1.0);
  Matrix result(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); i++) {
    const Matrix share = masked_softmax_rows(q.row(i) * labels, visible.row(i));
    result.row(i) = share * v;
  }
  return result;
}

}  // namespace attention
