#include "attention.hpp"
#include "single.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Single y = single(x), q = y * single(parameters.w_q), k = y * single(parameters.w_k);
  const Single v = y * single(parameters.w_v);
  const Index d = q.cols() / counts.heads, e = v.cols() / counts.kv_heads;
  const Index group = counts.heads / counts.kv_heads;
  Single merged(x.rows(), counts.heads * e);
  for (Index h = 0; h < counts.heads; ++h)
    merged.middleCols(h * e, e) = read(q.middleCols(h * d, d), k.middleCols(h / group * d, d),
                                       v.middleCols(h / group * e, e), visible);
  return (merged * single(parameters.w_o)).cast<double>();
}

}  // namespace attention
