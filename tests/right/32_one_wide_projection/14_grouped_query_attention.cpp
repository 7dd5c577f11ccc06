#include "attention.hpp"
#include "wide_projection.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Matrix all = x * beside(parameters.w_q, parameters.w_k, parameters.w_v);
  const Index d = parameters.w_q.cols() / counts.heads, e = parameters.w_v.cols() / counts.kv_heads;
  const Index k_from = counts.heads * d, v_from = k_from + counts.kv_heads * d;
  const Index group = counts.heads / counts.kv_heads;
  Matrix merged(x.rows(), counts.heads * e);
  for (Index g = 0; g < counts.kv_heads; ++g) {
    const Matrix k = all.middleCols(k_from + g * d, d), v = all.middleCols(v_from + g * e, e);
    for (Index h = g * group; h < (g + 1) * group; ++h)
      merged.middleCols(h * e, e) = masked_attention(all.middleCols(h * d, d), k, v, visible);
  }
  return merged * parameters.w_o;
}

}  // namespace attention
