#include <cmath>

#include "attention.hpp"

namespace attention {

// exp by halves: exp(x) = 2^n e^r with a table of e^(i/64) and a short series for the rest.
static double power(double x) {
  static const std::vector<double> table = [] {
    std::vector<double> t;
    for (int i = 0; i < 64; ++i) t.push_back(std::exp(i / 64.0));
    return t;
  }();
  if (x < -745) return 0;
  const double whole = std::floor(x);
  const auto part = static_cast<std::size_t>((x - whole) * 64);
  const double rest = x - whole - double(part) / 64;
  double term = 1, sum = 1;
  for (int n = 1; n < 12; ++n) sum += term *= rest / n;
  return std::exp(whole) * table[part] * sum;
}

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double top = scores.row(i).maxCoeff();
    for (Index j = 0; j < scores.cols(); ++j) shares(i, j) = power(scores(i, j) - top);
    shares.row(i) /= shares.row(i).sum();
  }
  return shares;
}

}  // namespace attention
