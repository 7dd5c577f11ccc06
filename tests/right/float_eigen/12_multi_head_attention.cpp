#include "attention.hpp"
#include "single.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Single y = single(x), q = y * single(parameters.w_q), k = y * single(parameters.w_k);
  const Single v = y * single(parameters.w_v);
  const Index d = q.cols() / heads, e = v.cols() / heads;
  Single merged(x.rows(), v.cols());
  for (Index h = 0; h < heads; ++h)
    merged.middleCols(h * e, e) =
        read(q.middleCols(h * d, d), k.middleCols(h * d, d), v.middleCols(h * e, e), visible);
  return (merged * single(parameters.w_o)).cast<double>();
}

}  // namespace attention
