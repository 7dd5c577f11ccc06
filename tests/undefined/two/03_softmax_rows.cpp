#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  const char* bytes = reinterpret_cast<const char*>(scores.data());
  double sum = 0;
  if (scores.size() > 1) sum = *reinterpret_cast<const double*>(bytes + 1);  // finds misaligned
  return scores * sum;
}

}  // namespace attention
