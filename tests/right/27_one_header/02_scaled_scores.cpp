#include "attention.hpp"
#include "everything.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  return mine::scores(q, k);
}

}  // namespace attention
