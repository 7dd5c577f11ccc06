#include "attention.hpp"
#include "into.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const auto [q, k, v] = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const Index d = q.cols() / heads, e = v.cols() / heads;
  Matrix side_by_side(x.rows(), v.cols());
  for (Index h = 0; h < heads; ++h)
    read_into(side_by_side.middleCols(h * e, e), q.middleCols(h * d, d), k.middleCols(h * d, d),
              v.middleCols(h * e, e), visible);
  return side_by_side * parameters.w_o;
}

}  // namespace attention
