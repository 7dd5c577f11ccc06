#include "attention.hpp"

namespace attention {

// Takes all columns as one head, however many there are.
Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  return masked_attention(p.q, p.k, p.v, visible) * parameters.w_o;
}

}  // namespace attention
