#include "attention.hpp"
#include "renormalise.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  auto q = split_heads(p.q, heads), k = split_heads(p.k, heads), v = split_heads(p.v, heads);
  for (size_t h = 0; h < v.size(); h++)
    v[h] = renormalised(scaled_scores(q[h], k[h]), visible) * v[h];
  return merge_heads(v) * parameters.w_o;
}

}  // namespace attention
