#include "attention.hpp"
#include "strided.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = x * parameters.w_k, v = x * parameters.w_v;
  const Index d = q.cols() / counts.heads, e = v.cols() / counts.kv_heads;
  const Index share = counts.heads / counts.kv_heads;
  Matrix joined(x.rows(), counts.heads * e);
  for (Index h = 0; h < counts.heads; ++h)
    head_of(joined, h, e) = masked_attention(head_of(q, h, d), head_of(k, h / share, d),
                                             head_of(v, h / share, e), visible);
  return joined * parameters.w_o;
}

}  // namespace attention
