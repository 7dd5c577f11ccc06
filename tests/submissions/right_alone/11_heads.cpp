#include "attention.hpp"

namespace attention {

struct Head {
  Index first, last;
};

static std::vector<Head> helper(Index columns, Index heads) {
  std::vector<Head> all;
  for (Index h = 0; h < heads; ++h) all.push_back({h * columns / heads, (h + 1) * columns / heads});
  return all;
}

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  std::vector<Matrix> per_head;
  for (const Head& head : helper(x.cols(), heads))
    per_head.push_back(x.block(0, head.first, x.rows(), head.last - head.first));
  return per_head;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  const auto heads = static_cast<Index>(per_head.size());
  const Index columns = per_head[0].cols() * heads;
  Matrix merged = Matrix::Zero(per_head[0].rows(), columns);
  std::size_t h = 0;
  for (const Head& head : helper(columns, heads))
    merged.block(0, head.first, merged.rows(), head.last - head.first) = per_head[h++];
  return merged;
}

}  // namespace attention
