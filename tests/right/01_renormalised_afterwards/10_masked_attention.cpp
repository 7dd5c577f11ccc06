#include "attention.hpp"
#include "renormalise.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  return renormalised(q * k.transpose() / std::sqrt(double(q.cols())), visible) * v;
}

}  // namespace attention
