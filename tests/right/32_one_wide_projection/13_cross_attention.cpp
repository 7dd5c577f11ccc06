#include "attention.hpp"

namespace attention {

// Keys and values in one product; queries in another.
Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  Matrix both(memory.cols(), parameters.w_k.cols() + parameters.w_v.cols());
  both << parameters.w_k, parameters.w_v;
  const Matrix kv = memory * both, q = x * parameters.w_q;
  const Index width = parameters.w_k.cols(), d = width / heads, e = parameters.w_v.cols() / heads;
  Matrix merged(x.rows(), heads * e);
  for (Index h = 0; h < heads; ++h)
    merged.middleCols(h * e, e) = masked_attention(q.middleCols(h * d, d), kv.middleCols(h * d, d),
                                                   kv.middleCols(width + h * e, e), visible);
  return merged * parameters.w_o;
}

}  // namespace attention
