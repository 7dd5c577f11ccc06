#include "attention.hpp"
#include "single.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  return shares(single(scores), Mask::Constant(scores.rows(), scores.cols(), true)).cast<double>();
}

}  // namespace attention
