#include "attention.hpp"

namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const auto q = split_heads(x * parameters.w_q, heads);
  const auto k = split_heads(memory * parameters.w_k, heads);
  const auto v = split_heads(memory * parameters.w_v, heads);
  const auto w_o = parameters.w_o;
  const Index e = w_o.rows() / heads;
  Matrix output = Matrix::Zero(x.rows(), w_o.cols());
  for (std::size_t h = 0; h < q.size(); ++h) {
    Matrix value_and_output = v[h] * w_o.middleRows(Index(h) * e, e);  // W_O before reading
    output += masked_attention(q[h], k[h], value_and_output, visible);
  }
  return output;
}

}  // namespace attention
