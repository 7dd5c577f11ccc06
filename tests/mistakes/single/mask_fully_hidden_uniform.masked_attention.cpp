// mistake: mask_fully_hidden_uniform  exercise: masked_attention
#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  constexpr double kMinusInfinity = -1e9;
  const Matrix scaled = q / std::sqrt(static_cast<double>(q.cols()));
  Matrix s = scaled * k.transpose();
  s = visible.select(s, kMinusInfinity).eval();
  for (Index i = 0; i < s.rows(); ++i) {
    const double top = s.row(i).maxCoeff();
    s.row(i) = s.row(i).unaryExpr([=](double e) { return std::exp(e - top); }).eval();
    const double sum = s.row(i).sum();
    s.row(i) /= sum;
  }
  return s * v;
}

}  // namespace attention
