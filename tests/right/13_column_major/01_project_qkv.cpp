#include "attention.hpp"
#include "columns.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const MatrixXd input = x, a = w_q, b = w_k, c = w_v;
  const MatrixXd q = input * a, k = input * b, v = input * c;
  return {q, k, v};
}

}  // namespace attention
