#include <algorithm>
#include <cmath>
#include <numeric>

#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix scores(q.rows(), k.rows());
  const auto d = q.cols();
  double* out = scores.data();
  for (const double* query = q.data(); query != q.data() + q.size(); query += d)
    for (const double* key = k.data(); key != k.data() + k.size(); key += d)
      *out++ = std::inner_product(query, query + d, key, 0.0);
  std::for_each(scores.data(), out, [root = std::sqrt(double(d))](double& s) { s /= root; });
  return scores;
}

}  // namespace attention
