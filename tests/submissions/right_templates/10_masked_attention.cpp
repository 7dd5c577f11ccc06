#include "modern.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const auto score = [&](Index i, Index j) {
    return modern::dot(modern::row_of(q, i), modern::row_of(k, j)) / std::sqrt(double(q.cols()));
  };
  return modern::weights(q.rows(), k.rows(), score, visible) * v;
}

}  // namespace attention
