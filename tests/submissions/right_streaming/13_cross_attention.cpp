#include "multi_head_stream.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  return read_all(x, memory, parameters, {heads, heads}, visible);
}

}  // namespace attention
