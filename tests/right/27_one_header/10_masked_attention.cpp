#include "attention.hpp"
#include "everything.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  return mine::read(q, k, v, visible);
}

}  // namespace attention
