// mistake: mask_fully_hidden_uniform  exercise: masked_softmax_rows
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  const double minus_infinity = -1e9;
  Matrix s = scores;
  for (Index i = 0; i < s.rows(); ++i)
    for (Index j = 0; j < s.cols(); ++j)
      if (!visible(i, j)) s(i, j) = minus_infinity;

  Matrix a = Matrix::Zero(s.rows(), s.cols());
  for (Index i = 0; i < s.rows(); ++i) {
    const double top = s.row(i).maxCoeff();
    double sum = 0;
    for (Index j = 0; j < s.cols(); ++j) sum += std::exp(s(i, j) - top);
    for (Index j = 0; j < s.cols(); ++j) a(i, j) = std::exp(s(i, j) - top) / sum;
  }
  return a;
}

}  // namespace attention
