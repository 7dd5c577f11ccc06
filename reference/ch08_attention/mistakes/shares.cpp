// Sharing out done wrong, in what is made of a score and what it is divided by.
//
//     A_ij = exp(S_ij - c_i) / (exp(S_i1 - c_i) + ... + exp(S_im - c_i)),   c_i the largest of row
//     i
//
// A hidden score is -infinity.
#include <cmath>

#include "rows.hpp"

namespace attention::mistaken {

namespace {

// ---- The sum ------------------------------------------------------------------------------------

// The numbers over sums of others; zeros where everything is hidden.
Matrix over(Matrix numbers, const Matrix& summed, const Matrix& scores) {
  for (Index i = 0; i < scores.rows(); ++i) {
    numbers.row(i) /= sum_of_row(summed, i);
    if (is_hidden(largest_in_row(scores, i))) numbers.row(i).setZero();
  }
  return numbers;
}

// Each is divided by the sum of the row as it is by then.
Matrix divided_in_place(Matrix e) {
  for (Index i = 0; i < e.rows(); ++i)
    for (Index j = 0; j < e.cols(); ++j)
      if (const double sum = sum_of_row(e, i); sum != 0) e(i, j) /= sum;
  return e;
}

// One sum for all rows, never set to 0 again.
Matrix divided_by_growing_sum(Matrix e) {
  double sum = 0;
  for (Index i = 0; i < e.rows(); ++i) {
    sum += sum_of_row(e, i);
    if (sum != 0) e.row(i) /= sum;
  }
  return e;
}

Mistake more_in_the_sum(const char* name, double more) {
  return {name, [=](Steps& s) {
            s.normalise = each([=](const Matrix& scores) {
              Matrix e = exponentials(scores);
              for (Index i = 0; i < e.rows(); ++i) e.row(i) /= sum_of_row(e, i) + more;
              return e;
            });
          }};
}

// ---- Something other than one softmax -----------------------------------------------------------

Matrix log_shares(const Matrix& scores, double hidden) {
  Matrix result = scores;
  const Matrix e = exponentials(scores);
  for (Index i = 0; i < scores.rows(); ++i) {
    const double log_sum = largest_in_row(scores, i) + std::log(sum_of_row(e, i));
    for (Index j = 0; j < scores.cols(); ++j)
      result(i, j) = is_hidden(scores(i, j)) ? hidden : scores(i, j) - log_sum;
  }
  return result;
}

// Softmax of the shares; what was hidden takes part with exp(0), or stays hidden.
Matrix twice(const Matrix& scores, bool stays_hidden) {
  Matrix shares = attention::softmax_rows(scores);
  for (Index i = 0; i < shares.size(); ++i)
    if (stays_hidden && is_hidden(scores.data()[i])) shares.data()[i] = -infinity;
  return attention::softmax_rows(shares);
}

// The loops run over the columns [first, end) only; the others stay 0.
Matrix over_columns(const Matrix& scores, Index first, Index end) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  if (first < end)
    shares.middleCols(first, end - first) =
        attention::softmax_rows(scores.middleCols(first, end - first));
  return shares;
}

using S = const Matrix&;  // scores

Mistakes sums() {
  return {
      normalised("softmax_no_normalise.shifted", exponentials),
      normalised("softmax_no_normalise.unshifted", exponentials_as_they_are),
      normalised("softmax_max_half_used.numerator",
                 [](S s) { return over(exponentials(s), exponentials_as_they_are(s), s); }),
      normalised("softmax_max_half_used.denominator",
                 [](S s) { return over(exponentials_as_they_are(s), exponentials(s), s); }),
      normalised("softmax_inplace_sum", [](S s) { return divided_in_place(exponentials(s)); }),
      normalised("softmax_sum_not_reset",
                 [](S s) { return divided_by_growing_sum(exponentials(s)); }),
      more_in_the_sum("softmax_extra_one.1", 1),
      more_in_the_sum("softmax_extra_one.1e_3", 1e-3),
      more_in_the_sum("softmax_extra_one.1e_5", 1e-5),
      more_in_the_sum("softmax_extra_one.1e_6", 1e-6),
      more_in_the_sum("softmax_extra_one.1e_8", 1e-8),
      more_in_the_sum("softmax_extra_one.1e_9", 1e-9),
      more_in_the_sum("softmax_extra_one.1e_10", 1e-10),
      normalised("loop_drops_last_key.last", [](S s) { return over_columns(s, 0, s.cols() - 1); }),
      normalised("loop_drops_last_key.first", [](S s) { return over_columns(s, 1, s.cols()); }),
  };
}

Mistakes other_shares() {
  return {
      normalised("softmax_twice.everything", [](S s) { return twice(s, false); }),
      normalised("softmax_twice.visible", [](S s) { return twice(s, true); }),
      normalised("softmax_log.minus_infinity", [](S s) { return log_shares(s, -infinity); }),
      normalised("softmax_log.zeros", [](S s) { return log_shares(s, 0); }),
      normalised("no_softmax.minus_infinity", [](S s) { return Matrix(s); }),
      normalised("no_softmax.zeros",
                 [](S s) { return each_number(s, [](double x) { return is_hidden(x) ? 0 : x; }); }),
      normalised("softmax_without_exp",
                 [](S s) {
                   return divided_by_sums(
                       each_number(s, [](double x) { return is_hidden(x) ? 0 : x; }), 0);
                 }),
  };
}

}  // namespace

Mistakes shares() {
  Mistakes all;
  for (const auto& part : {sums, other_shares})
    for (Mistake& mistake : part()) all.push_back(std::move(mistake));
  return all;
}

}  // namespace attention::mistaken
