#include "attention.hpp"
#include "reader.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const auto sharing = std::make_shared<SoftmaxOverVisible>(visible);
  const auto q = split_heads(x * parameters.w_q, heads);
  const auto k = split_heads(x * parameters.w_k, heads);
  const auto v = split_heads(x * parameters.w_v, heads);
  std::vector<Matrix> found;
  for (std::size_t h = 0; h < q.size(); ++h) found.push_back(Head(k[h], v[h], sharing)(q[h]));
  return merge_heads(found) * parameters.w_o;
}

}  // namespace attention
