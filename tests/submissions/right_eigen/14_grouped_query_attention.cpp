#include "attention.hpp"

namespace attention {

// The key and value columns of a group are laid out once for each of its heads: then it is plain.
Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Index group = counts.heads / counts.kv_heads;
  const Index d_head = parameters.w_k.cols() / counts.kv_heads;
  const Index d_v = parameters.w_v.cols() / counts.kv_heads;
  AttentionParameters plain = parameters;
  plain.w_k.resize(parameters.w_k.rows(), counts.heads * d_head);
  plain.w_v.resize(parameters.w_v.rows(), counts.heads * d_v);
  for (Index g = 0; g < counts.kv_heads; ++g) {
    plain.w_k.middleCols(g * group * d_head, group * d_head) =
        parameters.w_k.middleCols(g * d_head, d_head).replicate(1, group);
    plain.w_v.middleCols(g * group * d_v, group * d_v) =
        parameters.w_v.middleCols(g * d_v, d_v).replicate(1, group);
  }
  return multi_head_attention(x, plain, counts.heads, visible);
}

}  // namespace attention
