#include "attention.hpp"

#include <cstring>

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  std::vector<char> bytes(64);
  char* volatile to = bytes.data() + 1;
  std::memcpy(to, bytes.data(), static_cast<std::size_t>(16 + x.rows()));  // finds overlap
  return x * w_q * w_k.transpose() * w_v * bytes[0];
}

}  // namespace attention
