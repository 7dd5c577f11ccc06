#include "attention.hpp"
#include "gather.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  return read_gathered(q, k, v, visible);
}

}  // namespace attention
