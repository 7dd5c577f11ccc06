#include "attention.hpp"
#include "reader.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  return Head(k, v, std::make_shared<SoftmaxOverVisible>(visible))(q);
}

}  // namespace attention
