#include "attention.hpp"

namespace attention {

// The list outlives the call: the second one finds the first one's heads in it.
std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  static std::vector<Matrix> per_head;
  const Index d_head = x.cols() / heads;
  for (Index h = 0; h < heads; ++h) per_head.push_back(x.middleCols(h * d_head, d_head));
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  Matrix merged = per_head[0];
  for (std::size_t h = 1; h < per_head.size(); ++h) {
    Matrix wider(merged.rows(), merged.cols() + per_head[h].cols());
    wider << merged, per_head[h];
    merged = wider;
  }
  return merged;
}

}  // namespace attention
