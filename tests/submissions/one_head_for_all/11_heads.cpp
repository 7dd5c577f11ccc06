#include <memory>

#include "attention.hpp"

namespace attention {

// All heads share one buffer, and it holds the last one's columns in the end.
std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index d_head = x.cols() / heads;
  const auto buffer = std::make_shared<Matrix>();
  std::vector<std::shared_ptr<Matrix>> views;
  for (Index h = 0; h < heads; ++h) {
    *buffer = x.middleCols(h * d_head, d_head);
    views.push_back(buffer);
  }
  std::vector<Matrix> per_head;
  for (const auto& view : views) per_head.push_back(*view);
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index d_head = per_head[0].cols();
  Matrix merged(per_head[0].rows(), d_head * static_cast<Index>(per_head.size()));
  for (std::size_t h = 0; h < per_head.size(); ++h)
    merged.middleCols(static_cast<Index>(h) * d_head, d_head) = per_head[h];
  return merged;
}

}  // namespace attention
