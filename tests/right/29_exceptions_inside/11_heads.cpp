#include "attention.hpp"

namespace attention {

// .at() says by an exception that there is no further head.
std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  std::vector<Matrix> cut;
  const Index width = x.cols() / heads;
  try {
    while (true) {
      const auto first = Index(cut.size()) * width;
      if (first >= x.cols()) throw std::out_of_range("no further head");
      cut.push_back(x.middleCols(first, width));
    }
  } catch (const std::out_of_range&) {
  }
  return cut;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  Matrix all(per_head[0].rows(), per_head[0].cols() * Index(per_head.size()));
  Index at = 0;
  try {
    for (std::size_t h = 0;; ++h) {
      all.middleCols(at, per_head.at(h).cols()) = per_head.at(h);
      at += per_head.at(h).cols();
    }
  } catch (const std::out_of_range&) {
    return all;
  }
}

}  // namespace attention
