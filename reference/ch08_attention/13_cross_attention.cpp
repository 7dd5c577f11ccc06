// 13  One sequence asks, another one answers.
//
//     Q = X W_Q,   K = Y W_K,   V = Y W_V
//     O_h = attention of head h: Q_h, K_h, V_h over what is visible
//     O   = [ O_0 | O_1 | ... | O_(H-1) ] W_O
//
//     X (n, d_x): who asks      Y (m, d_memory): what is read      M (n, m): true where visible
//     W_Q (d_x, H * d)      W_K (d_memory, H * d)      W_V (d_memory, H * d_v)
//     W_O (H * d_v, d_out)      O (n, d_out)
//
// With Y = X this is self-attention. The result has a row for each query, whatever m is.
#include "attention.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  // 1. Queries from x; keys and values from the memory, both.
  const std::vector<Matrix> q = split_heads(x * parameters.w_q, heads);       // (n, d) each
  const std::vector<Matrix> k = split_heads(memory * parameters.w_k, heads);  // (m, d) each
  const std::vector<Matrix> v = split_heads(memory * parameters.w_v, heads);  // (m, d_v) each

  // 2. Every head reads by itself.
  std::vector<Matrix> outputs;  // (n, d_v) each
  for (size_t h = 0; h < q.size(); ++h)
    outputs.push_back(masked_attention(q[h], k[h], v[h], visible));

  // 3. Side by side, then combined.
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
