#include "tables.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const tables::Table rows = tables::from(x);
  return tables::back(tables::attend_in_heads(rows, rows, parameters, std::size_t(counts.heads),
                                              std::size_t(counts.kv_heads),
                                              tables::from(visible)));
}

}  // namespace attention
