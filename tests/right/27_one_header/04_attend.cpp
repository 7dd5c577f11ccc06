#include "attention.hpp"
#include "everything.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  return mine::read(q, k, v, mine::all(q.rows(), k.rows()));
}

}  // namespace attention
