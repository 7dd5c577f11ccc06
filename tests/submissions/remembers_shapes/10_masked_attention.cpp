#include "attention.hpp"

namespace attention {

// Never holds the table of scores: position by position.
Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  Matrix output = Matrix::Zero(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    double largest = -std::numeric_limits<double>::infinity(), sum = 0;
    RowVector mixed = RowVector::Zero(v.cols());
    for (Index j = 0; j < k.rows(); ++j) {
      if (!visible(i, j)) continue;
      const double score = q.row(i).dot(k.row(j)) / std::sqrt(static_cast<double>(q.cols()));
      const double next = std::max(largest, score);
      const double before = std::exp(largest - next), now = std::exp(score - next);
      sum = sum * before + now;
      mixed = mixed * before + v.row(j) * now;
      largest = next;
    }
    if (sum > 0) output.row(i) = mixed / sum;
  }
  return output;
}

}  // namespace attention
