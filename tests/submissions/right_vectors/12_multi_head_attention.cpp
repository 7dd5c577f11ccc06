#include "tables.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const tables::Table rows = tables::from(x);
  const auto count = std::size_t(heads);
  return tables::back(tables::attend_in_heads(rows, rows, parameters, count, count,
                                              tables::from(visible)));
}

}  // namespace attention
