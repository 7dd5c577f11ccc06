#include <cassert>

#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  assert(heads == 1);
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  return masked_attention(p.q, p.k, p.v, visible) * parameters.w_o;
}

}  // namespace attention
