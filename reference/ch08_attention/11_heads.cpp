// 11  Heads: cut the columns apart, and put them side by side again.
//
//     X = [ X_0 | X_1 | ... | X_(H-1) ]
//
//     X (n, H * d): all heads      X_h (n, d): head h, the columns [h * d, (h + 1) * d) of X
//
// Only columns are cut. Every head keeps all positions, each in its own row.
#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index d = x.cols() / heads;
  std::vector<Matrix> per_head;
  for (Index h = 0; h < heads; ++h) per_head.push_back(x.middleCols(h * d, d));
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index heads = static_cast<Index>(per_head.size());
  const Index n = per_head.front().rows();
  const Index d = per_head.front().cols();
  Matrix x(n, heads * d);
  for (Index h = 0; h < heads; ++h) x.middleCols(h * d, d) = per_head[static_cast<size_t>(h)];
  return x;
}

}  // namespace attention
