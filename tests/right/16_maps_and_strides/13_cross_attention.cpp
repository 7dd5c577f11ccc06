#include "attention.hpp"
#include "strided.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const Matrix q = x * parameters.w_q, k = memory * parameters.w_k, v = memory * parameters.w_v;
  const Index d = q.cols() / heads, e = v.cols() / heads;
  Matrix joined(x.rows(), v.cols());
  for (Index h = 0; h < heads; ++h) {
    const Matrix s = head_of(q, h, d) * head_of(k, h, d).transpose() / std::sqrt(double(d));
    head_of(joined, h, e) = masked_softmax_rows(s, visible) * head_of(v, h, e);
  }
  return joined * parameters.w_o;
}

}  // namespace attention
