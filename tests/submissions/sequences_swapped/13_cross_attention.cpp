#include "attention.hpp"

namespace attention {

// Lets the memory ask and the sequence answer. Where the sizes do not fit, Eigen stops the program.
Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const auto q = split_heads(memory * parameters.w_q, heads);
  const auto k = split_heads(x * parameters.w_k, heads);
  const auto v = split_heads(x * parameters.w_v, heads);
  std::vector<Matrix> outputs;
  for (std::size_t h = 0; h < q.size(); ++h)
    outputs.push_back(masked_attention(q[h], k[h], v[h], visible));
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
