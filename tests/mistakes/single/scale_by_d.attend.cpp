// mistake: scale_by_d  exercise: attend
// Divided by the length of the vectors.
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

// A list for each key: how well every query matches it.
Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const std::size_t queries = q.rows(), keys = k.rows();
  std::vector<std::vector<double>> by_key(keys, std::vector<double>(queries));
  for (std::size_t j = 0; j < keys; ++j)
    for (std::size_t i = 0; i < queries; ++i)
      by_key[j][i] = k.row(j).dot(q.row(i)) / double(k.cols());

  for (std::size_t i = 0; i < queries; ++i) {
    double top = by_key[0][i], sum = 0;
    for (std::size_t j = 1; j < keys; ++j) top = std::fmax(top, by_key[j][i]);
    for (std::size_t j = 0; j < keys; ++j) sum += by_key[j][i] = std::exp(by_key[j][i] - top);
    for (std::size_t j = 0; j < keys; ++j) by_key[j][i] /= sum;
  }

  Matrix out = Matrix::Zero(q.rows(), v.cols());
  for (std::size_t j = 0; j < keys; ++j)
    for (std::size_t i = 0; i < queries; ++i)
      for (Index c = 0; c < v.cols(); ++c) out(i, c) += v(j, c) * by_key[j][i];
  return out;
}

}  // namespace attention
