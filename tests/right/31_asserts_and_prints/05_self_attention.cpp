#include <iostream>

#include "attention.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const auto [q, k, v] = project_qkv(x, w_q, w_k, w_v);
  std::cerr << "q " << q.rows() << "x" << q.cols() << ", v " << v.rows() << "x" << v.cols() << '\n';
  const Matrix output = attend(q, k, v);
  std::clog << "largest output " << output.maxCoeff() << '\n';
  return output;
}

}  // namespace attention
