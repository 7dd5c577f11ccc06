// mistake: mask_polarity  exercise: masked_attention
// Masked keys are passed over.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "attention.hpp"

namespace attention {

namespace {

// What one query has read so far.
struct Reader {
  double largest = -std::numeric_limits<double>::infinity();
  double sum = 0;
  std::vector<double> mix;

  void read(double score, const double* value) {
    const double next = std::max(largest, score);
    const double before = std::exp(largest - next), now = std::exp(score - next);
    sum = sum * before + now;
    for (double& number : mix) number = number * before + now * *value++;
    largest = next;
  }
};

}  // namespace

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  Matrix out = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    Reader reader;
    reader.mix.resize(v.cols());
    for (Index j = 0; j < k.rows(); ++j) {
      if (visible(i, j)) continue;
      double dot = 0;
      for (Index c = 0; c < q.cols(); ++c) dot += q(i, c) * k(j, c);
      const double score = dot / std::sqrt(double(q.cols()));
      reader.read(score, v.data() + j * v.cols());
    }
    if (reader.sum > 0)
      for (Index c = 0; c < v.cols(); ++c) out(i, c) = reader.mix[c] / reader.sum;
  }
  return out;
}

}  // namespace attention
