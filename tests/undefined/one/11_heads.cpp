#include "attention.hpp"

namespace attention {

unsigned power(unsigned count) {
  return 1U << count;  // finds shift
}

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  return std::vector<Matrix>(power(32 + static_cast<unsigned>(heads)) % 8, x);
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  return per_head.front();
}

}  // namespace attention
