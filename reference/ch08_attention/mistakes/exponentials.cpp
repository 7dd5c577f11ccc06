// Sharing out done wrong, in the exponentials.
//
//     exp(S_ij - c_i),   c_i the largest of row i
//
// Nothing subtracted, or the wrong number, shows only where scores are large; the forms differ in
// what they make of a row whose exponentials are all 0: NaN, or zeros by a guard, or NaN although a
// row that sees nothing is caught before.
#include <algorithm>
#include <cmath>

#include "rows.hpp"

namespace attention::mistaken {

namespace {

Matrix less_the_largest_of_the_matrix(const Matrix& scores) {
  double largest = -infinity;
  for (Index i = 0; i < scores.rows(); ++i) largest = std::max(largest, largest_in_row(scores, i));
  return each_number(scores, [=](double s) { return is_hidden(s) ? 0 : std::exp(s - largest); });
}

// The search for the largest starts at 0.
Matrix less_the_largest_above_zero(const Matrix& scores) {
  Matrix e = scores;
  for (Index i = 0; i < scores.rows(); ++i) {
    const double largest = std::max(0.0, largest_in_row(scores, i));
    for (Index j = 0; j < scores.cols(); ++j) e(i, j) = std::exp(scores(i, j) - largest);
  }
  return e;
}

// rowwise() - colwise().maxCoeff(). A column of nothing but hidden scores gives NaN, unless hidden
// scores are left out by hand.
Matrix less_the_largest_of_the_column(const Matrix& scores, bool guarded) {
  Matrix e = scores;
  for (Index j = 0; j < scores.cols(); ++j) {
    double largest = -infinity;
    for (Index i = 0; i < scores.rows(); ++i) largest = std::max(largest, scores(i, j));
    for (Index i = 0; i < scores.rows(); ++i)
      e(i, j) = guarded && is_hidden(scores(i, j)) ? 0 : std::exp(scores(i, j) - largest);
  }
  return e;
}

// A score of 0 is taken for no share at all.
Matrix with_exp_of_zero_as_zero(const Matrix& scores) {
  Matrix e = exponentials(scores);
  for (Index i = 0; i < e.size(); ++i)
    if (scores.data()[i] == 0) e.data()[i] = 0;
  return divided_by_sums(e, 0);
}

// Eigen's exp of arrays stops at about 1e-308 and 1e308 instead of at 0 and infinity, but for the
// numbers that no packet takes: so it matters whether it is asked for all at once or row by row.
Matrix by_array(const Matrix& scores) {
  return scores.array().exp().matrix();
}

Matrix by_array_of_each_row(const Matrix& scores) {
  Matrix e = scores;
  for (Index i = 0; i < e.rows(); ++i) e.row(i) = scores.row(i).array().exp().matrix();
  return e;
}

using S = const Matrix&;  // scores

Matrix no_max_or_nan(S s) {
  return divided_by_sums(exponentials_as_they_are(s), nan);
}

Matrix max_of_matrix_or_nan(S s) {
  return divided_by_sums(less_the_largest_of_the_matrix(s), nan);
}

Matrix max_above_zero_or_nan(S s) {
  return divided_by_sums(less_the_largest_above_zero(s), nan);
}

Mistake guarded(const char* name, Matrix (*way)(S scores)) {
  return {name, [=](Steps& s) {
            s.normalise = each(way);
            s.see_nothing = zero_rows;
          }};
}

}  // namespace

Mistakes exponentials_of_scores() {
  return {
      normalised("softmax_no_max.nan", no_max_or_nan),
      guarded("softmax_no_max.nan_guarded", no_max_or_nan),
      normalised("softmax_no_max.zeros",
                 [](S s) { return divided_by_sums(exponentials_as_they_are(s), 0); }),
      normalised("softmax_no_max.array_exp", [](S s) { return divided_by_sums(by_array(s), nan); }),
      normalised("softmax_no_max.array_exp_of_rows",
                 [](S s) { return divided_by_sums(by_array_of_each_row(s), nan); }),
      normalised("softmax_max_of_matrix.nan", max_of_matrix_or_nan),
      guarded("softmax_max_of_matrix.nan_guarded", max_of_matrix_or_nan),
      normalised("softmax_max_of_matrix.zeros",
                 [](S s) { return divided_by_sums(less_the_largest_of_the_matrix(s), 0); }),
      normalised("online_init_max_zero.nan", max_above_zero_or_nan),
      guarded("online_init_max_zero.nan_guarded", max_above_zero_or_nan),
      normalised("online_init_max_zero.zeros",
                 [](S s) { return divided_by_sums(less_the_largest_above_zero(s), 0); }),
      normalised(
          "softmax_max_wrong_axis.nan",
          [](S s) { return divided_by_sums(less_the_largest_of_the_column(s, false), nan); }),
      normalised("softmax_max_wrong_axis.zeros",
                 [](S s) { return divided_by_sums(less_the_largest_of_the_column(s, true), 0); }),
      // exp2 without the factor log2(e).
      normalised("online_exp2", [](S s) { return attention::softmax_rows(s * std::log(2.0)); }),
      normalised("softmax_exp_of_zero", with_exp_of_zero_as_zero),
  };
}

}  // namespace attention::mistaken
