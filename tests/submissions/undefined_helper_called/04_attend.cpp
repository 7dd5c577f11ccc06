// Promises a function that it does not have; 05 calls this and is not to blame.
#include "attention.hpp"

namespace attention {

double lost_in_another_file(const Matrix& q);

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  return softmax_rows(scaled_scores(q, k)) * v / lost_in_another_file(q);
}

}  // namespace attention
