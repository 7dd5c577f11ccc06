#include "attention.hpp"

namespace attention {

static void expect(bool holds, const char* what) {
  if (!holds) throw std::invalid_argument(what);
}

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  expect(parameters.w_q.cols() % heads == 0, "columns of w_q");
  expect(parameters.w_v.cols() == parameters.w_o.rows(), "rows of w_o");
  expect(visible.rows() == x.rows() && visible.cols() == x.rows(), "shape of the mask");
  const auto q = split_heads(x * parameters.w_q, heads);
  const auto k = split_heads(x * parameters.w_k, heads);
  const auto v = split_heads(x * parameters.w_v, heads);
  std::vector<Matrix> found;
  for (std::size_t h = 0; h < q.size(); ++h)
    found.push_back(masked_attention(q.at(h), k.at(h), v.at(h), visible));
  return merge_heads(found) * parameters.w_o;
}

}  // namespace attention
