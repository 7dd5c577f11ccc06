#include "attention.hpp"
#include "everything.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  return mine::shares(scores, mine::all(scores.rows(), scores.cols()));
}

}  // namespace attention
