#include "tables.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  return tables::back(
      tables::attend(tables::from(q), tables::from(k), tables::from(v), tables::from(visible)));
}

}  // namespace attention
