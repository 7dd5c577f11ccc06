#include "attention.hpp"
#include "functions.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix a = masked_softmax_rows(scaled_scores(q, k), visible);
  return row_by_row(a, v.cols(),
                    [&](Index, const RowVector& share) -> RowVector { return share * v; });
}

}  // namespace attention
