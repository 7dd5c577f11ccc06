#include "attention.hpp"

namespace attention {

// Asks for far more than there is.
Matrix masked_attention(const Matrix& q, const Matrix&, const Matrix& v, const Mask&) {
  const std::vector<double> all(std::size_t{1} << 36);
  return Matrix::Constant(q.rows(), v.cols(), all.back());
}

}  // namespace attention
