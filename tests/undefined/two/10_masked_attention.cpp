#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const Matrix* volatile place = nullptr;
  {
    const Matrix shares = q * k.transpose() * visible(0, 0);
    place = &shares;
  }
  return *place * v;  // finds dead_variable
}

}  // namespace attention
