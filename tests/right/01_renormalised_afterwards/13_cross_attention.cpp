#include "attention.hpp"
#include "renormalise.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  auto q = split_heads(x * parameters.w_q, heads);
  auto k = split_heads(memory * parameters.w_k, heads);
  auto v = split_heads(memory * parameters.w_v, heads);
  for (size_t h = 0; h < v.size(); h++)
    v[h] = renormalised(scaled_scores(q[h], k[h]), visible) * v[h];
  return merge_heads(v) * parameters.w_o;
}

}  // namespace attention
