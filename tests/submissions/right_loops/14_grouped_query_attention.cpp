#include "attention.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const std::vector<Matrix> q = split_heads(x * parameters.w_q, counts.heads);
  const std::vector<Matrix> k = split_heads(x * parameters.w_k, counts.kv_heads);
  const std::vector<Matrix> v = split_heads(x * parameters.w_v, counts.kv_heads);
  const Index group = counts.heads / counts.kv_heads;
  std::vector<Matrix> outputs;
  for (Index h = 0; h < counts.heads; ++h) {
    const auto shared = static_cast<std::size_t>(h / group);
    outputs.push_back(
        masked_attention(q[static_cast<std::size_t>(h)], k[shared], v[shared], visible));
  }
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
