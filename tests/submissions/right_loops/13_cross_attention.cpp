#include "attention.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const std::vector<Matrix> q = split_heads(x * parameters.w_q, heads);
  const std::vector<Matrix> k = split_heads(memory * parameters.w_k, heads);
  const std::vector<Matrix> v = split_heads(memory * parameters.w_v, heads);
  Matrix output = Matrix::Zero(x.rows(), parameters.w_o.cols());
  for (Index h = 0; h < heads; ++h) {
    const auto at = static_cast<std::size_t>(h);
    const Matrix head = masked_attention(q[at], k[at], v[at], visible);
    // What this head adds to the sum over all columns of the merged heads.
    for (Index i = 0; i < head.rows(); ++i)
      for (Index r = 0; r < head.cols(); ++r)
        for (Index c = 0; c < output.cols(); ++c)
          output(i, c) += head(i, r) * parameters.w_o(h * head.cols() + r, c);
  }
  return output;
}

}  // namespace attention
