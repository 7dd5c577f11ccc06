#include "attention.hpp"
#include "strided.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const Index d = p.q.cols() / heads, e = p.v.cols() / heads;
  Matrix joined(x.rows(), p.v.cols());
  for (Index h = 0; h < heads; ++h)
    head_of(joined, h, e) =
        masked_attention(head_of(p.q, h, d), head_of(p.k, h, d), head_of(p.v, h, e), visible);
  return joined * parameters.w_o;
}

}  // namespace attention
