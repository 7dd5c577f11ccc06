#include <cassert>
#include <iostream>

#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  assert(heads > 0 && parameters.w_q.cols() % heads == 0);
  std::vector<Matrix> found;
  const auto q = split_heads(x * parameters.w_q, heads);
  const auto k = split_heads(x * parameters.w_k, heads);
  const auto v = split_heads(x * parameters.w_v, heads);
  for (size_t h = 0; h < q.size(); h++) {
    found.push_back(masked_attention(q[h], k[h], v[h], visible));
    std::cout << "head " << h << ": " << found.back()(0, 0) << "\n";
  }
  const Matrix merged = merge_heads(found);
  assert(merged.cols() == parameters.w_o.rows());
  return merged * parameters.w_o;
}

}  // namespace attention
