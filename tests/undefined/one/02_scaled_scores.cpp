#include "attention.hpp"

namespace attention {

double table[8];

void fill(double* numbers, Index count) {
  for (Index i = 0; i < count; ++i) numbers[i] = 1;  // finds writes_past_end
}

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  fill(table, 8 + q.rows());
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
}

}  // namespace attention
