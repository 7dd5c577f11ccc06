#include "rows.hpp"

#include <cmath>

namespace attention::mistaken {

Matrix exponentials(const Matrix& scores) {
  Matrix e = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double largest = largest_in_row(scores, i);
    if (is_hidden(largest)) continue;
    for (Index j = 0; j < scores.cols(); ++j) e(i, j) = std::exp(scores(i, j) - largest);
  }
  return e;
}

Matrix exponentials_as_they_are(const Matrix& scores) {
  return each_number(scores, [](double s) { return std::exp(s); });
}

double sum_of_row(const Matrix& e, Index i) {
  double sum = 0;
  for (Index j = 0; j < e.cols(); ++j) sum += e(i, j);
  return sum;
}

Matrix divided_by_sums(Matrix e, double otherwise) {
  for (Index i = 0; i < e.rows(); ++i) {
    const double sum = sum_of_row(e, i);
    if (sum == 0) e.row(i).setConstant(otherwise);
    if (sum != 0) e.row(i) /= sum;
  }
  return e;
}

Mistake normalised(const char* name, Matrix (*way)(const Matrix& scores)) {
  return {name, [=](Steps& s) { s.normalise = each(way); }};
}

}  // namespace attention::mistaken
