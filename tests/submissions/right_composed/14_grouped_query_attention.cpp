#include "attention.hpp"

namespace attention {

// Every query head gets its own copy of the parameters that its group shares.
static Matrix spread(const Matrix& w, HeadCounts counts) {
  const std::vector<Matrix> shared = split_heads(w, counts.kv_heads);
  std::vector<Matrix> own;
  for (Index h = 0; h < counts.heads; ++h)
    own.push_back(shared[static_cast<std::size_t>(h / (counts.heads / counts.kv_heads))]);
  return merge_heads(own);
}

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const AttentionParameters spread_out{parameters.w_q, spread(parameters.w_k, counts),
                                       spread(parameters.w_v, counts), parameters.w_o};
  return cross_attention(x, x, spread_out, counts.heads, visible);
}

}  // namespace attention
