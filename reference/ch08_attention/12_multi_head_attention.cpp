// 12  Several heads read the same sequence, each in its own way.
//
//     Q = X W_Q,   K = X W_K,   V = X W_V
//     O_h = attention of head h: Q_h, K_h, V_h over what is visible
//     O   = [ O_0 | O_1 | ... | O_(H-1) ] W_O
//
//     X (n, d_model)      W_Q, W_K (d_model, H * d)      W_V (d_model, H * d_v)
//     M (n, n): true where visible      W_O (H * d_v, d_out)      O (n, d_out)
//
// One mask for all heads, and one softmax for each. W_O learns how to combine what they found.
#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  // 1. Project once for all heads, then cut: head h has its own columns of q, k and v.
  const Projections all = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const std::vector<Matrix> q = split_heads(all.q, heads);  // (n, d) each
  const std::vector<Matrix> k = split_heads(all.k, heads);  // (n, d) each
  const std::vector<Matrix> v = split_heads(all.v, heads);  // (n, d_v) each

  // 2. Every head reads by itself.
  std::vector<Matrix> outputs;  // (n, d_v) each
  for (size_t h = 0; h < q.size(); ++h)
    outputs.push_back(masked_attention(q[h], k[h], v[h], visible));

  // 3. Side by side, then combined.
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
