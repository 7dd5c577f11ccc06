#include "attention.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask&) {
  const auto q = split_heads(x * parameters.w_q, heads);
  const auto k = split_heads(memory * parameters.w_k, heads);
  const auto v = split_heads(memory * parameters.w_v, heads);
  std::vector<Matrix> outputs;
  for (std::size_t h = 0; h < q.size(); ++h) outputs.push_back(attend(q[h], k[h], v[h]));
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
