#include "attention.hpp"
#include "single.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  return read(single(q), single(k), single(v), visible).cast<double>();
}

}  // namespace attention
