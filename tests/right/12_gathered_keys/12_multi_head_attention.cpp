#include "attention.hpp"
#include "gather.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const auto q = split_heads(p.q, heads), k = split_heads(p.k, heads), v = split_heads(p.v, heads);
  std::vector<Matrix> found;
  for (std::size_t h = 0; h < q.size(); ++h)
    found.push_back(read_gathered(q[h], k[h], v[h], visible));
  return merge_heads(found) * parameters.w_o;
}

}  // namespace attention
