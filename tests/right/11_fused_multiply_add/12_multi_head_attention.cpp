#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  const auto q = split_heads(p.q, heads), k = split_heads(p.k, heads), v = split_heads(p.v, heads);
  Matrix output = Matrix::Zero(x.rows(), parameters.w_o.cols());
  Index row = 0;
  for (size_t h = 0; h < q.size(); ++h) {
    const Matrix found = masked_attention(q[h], k[h], v[h], visible);
    for (Index r = 0; r < found.cols(); ++r, ++row)
      for (Index i = 0; i < output.rows(); ++i)
        for (Index c = 0; c < output.cols(); ++c)
          output(i, c) = std::fma(found(i, r), parameters.w_o(row, c), output(i, c));
  }
  return output;
}

}  // namespace attention
