#include "attention.hpp"
#include "wide_projection.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Matrix all = x * beside(parameters.w_q, parameters.w_k, parameters.w_v);
  const Index width = parameters.w_q.cols(), d = width / heads, e = parameters.w_v.cols() / heads;
  Matrix merged(x.rows(), heads * e);
  for (Index h = 0; h < heads; ++h)
    merged.middleCols(h * e, e) =
        masked_attention(all.middleCols(h * d, d), all.middleCols(width + h * d, d),
                         all.middleCols(2 * width + h * e, e), visible);
  return merged * parameters.w_o;
}

}  // namespace attention
