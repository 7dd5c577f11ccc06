#include "attention.hpp"
#include "renormalise.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  return renormalised(scores, Mask::Constant(scores.rows(), scores.cols(), true));
}

}  // namespace attention
