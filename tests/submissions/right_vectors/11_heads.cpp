#include "tables.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  std::vector<Matrix> per_head;
  for (const tables::Table& head : tables::split(tables::from(x), std::size_t(heads)))
    per_head.push_back(tables::back(head));
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  std::vector<tables::Table> heads;
  for (const Matrix& head : per_head) heads.push_back(tables::from(head));
  return tables::back(tables::merge(heads));
}

}  // namespace attention
