#include "attention.hpp"
#include "everything.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  return mine::layer(x, memory, parameters, {heads, heads}, visible);
}

}  // namespace attention
