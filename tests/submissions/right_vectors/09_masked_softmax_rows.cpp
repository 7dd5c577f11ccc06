#include "tables.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  const tables::Table table = tables::from(scores);
  const tables::Truths truths = tables::from(visible);
  tables::Table weights;
  std::transform(table.begin(), table.end(), truths.begin(), std::back_inserter(weights),
                 tables::softmax);
  return tables::back(weights);
}

}  // namespace attention
