#include "attention.hpp"
#include "into.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = x * parameters.w_k, v = x * parameters.w_v;
  const Index d = k.cols() / counts.kv_heads, e = v.cols() / counts.kv_heads;
  Matrix side_by_side(x.rows(), counts.heads * e);
  Index h = 0;
  for (Index pair = 0; pair < counts.kv_heads; ++pair)
    for (Index again = 0; again < counts.heads / counts.kv_heads; ++again, ++h)
      read_into(side_by_side.middleCols(h * e, e), q.middleCols(h * d, d),
                k.middleCols(pair * d, d), v.middleCols(pair * e, e), visible);
  return side_by_side * parameters.w_o;
}

}  // namespace attention
