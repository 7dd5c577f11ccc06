// mistake: mask_ignored  exercise: masked_attention
// hide() works on its own copy.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

void hide(std::vector<double> s, const Mask& visible, Index i) {
  for (std::size_t j = 0; j < s.size(); ++j)
    if (!visible(i, Index(j))) s[j] = -std::numeric_limits<double>::infinity();
}

}  // namespace

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  const auto d = q.cols(), width = v.cols();
  Matrix out = Matrix::Zero(q.rows(), width);
  std::vector<double> s(k.rows());
  for (Index i = 0; i < q.rows(); ++i) {
    const double* query = q.data() + i * d;
    for (Index j = 0; j < k.rows(); ++j) {
      const double dot = std::inner_product(query, query + d, k.data() + j * d, 0.0);
      s[j] = dot / std::sqrt(double(d));
    }
    hide(s, visible, i);
    const double top = *std::max_element(s.begin(), s.end());
    for (double& e : s) e = std::exp(e - top);
    const double sum = std::accumulate(s.begin(), s.end(), 0.0);
    for (Index c = 0; c < width; ++c) {
      double mixed = 0;
      for (Index j = 0; j < k.rows(); ++j) mixed += s[j] * v(j, c);
      out(i, c) = mixed / sum;
    }
  }
  return out;
}

}  // namespace attention
