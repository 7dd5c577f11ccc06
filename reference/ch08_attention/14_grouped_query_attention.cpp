// 14  Neighbouring query heads share one pair of keys and values.
//
//     g = H / G                                 query heads in a group
//     O_h = attention of Q_h, K_(h / g), V_(h / g) over what is visible      (h / g rounded down)
//     O   = [ O_0 | O_1 | ... | O_(H-1) ] W_O
//
//     H: query heads      G: key/value heads      M (n, n): true where visible
//     X (n, d_model)      W_Q (d_model, H * d)      W_K (d_model, G * d)
//     W_V (d_model, G * d_v)      W_O (H * d_v, d_out)      O (n, d_out)
//
// G = H is multi-head attention. With G = H / 2 half as many keys and values are kept; there are
// as many outputs as before, and the shares of every query head remain its own.
#include "attention.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  // 1. Project once, then cut: queries into H heads, keys and values into G.
  const Projections all = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const std::vector<Matrix> q = split_heads(all.q, counts.heads);     // H times (n, d)
  const std::vector<Matrix> k = split_heads(all.k, counts.kv_heads);  // G times (n, d)
  const std::vector<Matrix> v = split_heads(all.v, counts.kv_heads);  // G times (n, d_v)

  // 2. Every query head reads by itself, in the key/value head of its group.
  const size_t group = q.size() / k.size();
  std::vector<Matrix> outputs;  // H times (n, d_v)
  for (size_t h = 0; h < q.size(); ++h)
    outputs.push_back(masked_attention(q[h], k[h / group], v[h / group], visible));

  // 3. Side by side, then combined.
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
