#include "tables.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const auto count = std::size_t(heads);
  return tables::back(tables::attend_in_heads(tables::from(x), tables::from(memory), parameters,
                                              count, count, tables::from(visible)));
}

}  // namespace attention
