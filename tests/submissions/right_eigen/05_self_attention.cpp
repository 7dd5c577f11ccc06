#include "attention.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const auto [q, k, v] = project_qkv(x, w_q, w_k, w_v);
  return softmax_rows(q * k.transpose() / std::sqrt(double(w_q.cols()))) * v;
}

}  // namespace attention
