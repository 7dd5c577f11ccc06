#include "tables.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  return tables::back(tables::scores(tables::from(q), tables::from(k)));
}

}  // namespace attention
