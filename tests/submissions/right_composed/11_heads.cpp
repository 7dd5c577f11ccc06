#include "attention.hpp"

namespace attention {

// A head is a projection that picks columns, and puts them back where they belong.
static Matrix picking(Index columns, Index from, Index count) {
  Matrix pick = Matrix::Zero(columns, count);
  for (Index c = 0; c < count; ++c) pick(from + c, c) = 1;
  return pick;
}

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const Index width = x.cols() / heads;
  std::vector<Matrix> per_head;
  for (Index h = 0; h < heads; ++h) {
    const Matrix pick = picking(x.cols(), h * width, width);
    per_head.push_back(project_qkv(x, pick, pick, pick).k);
  }
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const Index width = per_head[0].cols(), all = width * static_cast<Index>(per_head.size());
  Matrix merged = Matrix::Zero(per_head[0].rows(), all);
  for (Index h = 0; h * width < all; ++h) {
    const Matrix put = picking(all, h * width, width).transpose();
    merged += project_qkv(per_head[static_cast<std::size_t>(h)], put, put, put).q;
  }
  return merged;
}

}  // namespace attention
