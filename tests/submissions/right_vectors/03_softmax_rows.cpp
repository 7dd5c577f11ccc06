#include "tables.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  tables::Table table = tables::from(scores);
  for (tables::Row& row : table) row = tables::softmax(row, std::vector<bool>(row.size(), true));
  return tables::back(table);
}

}  // namespace attention
