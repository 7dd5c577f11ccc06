#include "attention.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const Projections p = project_qkv(x, w_q, w_k, w_v);
  Matrix s = scaled_scores(p.q, p.k);
  for (Index i = 0; i < s.rows(); ++i) {
    const double top = s.row(i).maxCoeff();
    const double log_sum = std::log((s.row(i).array() - top).exp().sum());
    s.row(i) = (s.row(i).array() - top - log_sum).exp();
  }
  return s * p.v;
}

}  // namespace attention
