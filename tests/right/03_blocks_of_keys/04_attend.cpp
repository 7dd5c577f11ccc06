#include "attention.hpp"
#include "running.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  return read_in_blocks(q, k, v, Mask::Constant(q.rows(), k.rows(), true));
}

}  // namespace attention
