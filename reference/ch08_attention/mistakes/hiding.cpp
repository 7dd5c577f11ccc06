// Hiding done wrong: what hidden scores become, and what becomes of a row that sees nothing.
//
//     S'_ij = S_ij where visible, else -infinity          a row that sees nothing: zeros
#include <cmath>

#include "steps.hpp"

namespace attention::mistaken {

namespace {

// ---- What the scores become ---------------------------------------------------------------------

// Every score s becomes rule(s, visible).
template <class Rule>
std::function<Matrix(const Matrix&, const Mask&)> become(Rule rule) {
  return [=](const Matrix& scores, const Mask& visible) {
    Matrix hidden = scores;
    for (Index i = 0; i < scores.rows(); ++i)
      for (Index j = 0; j < scores.cols(); ++j) hidden(i, j) = rule(scores(i, j), visible(i, j));
    return hidden;
  };
}

// Two ways of the same mistake: a row that sees nothing goes the way of all rows, or is caught by a
// guard and becomes zeros.
template <class Rule>
void add(Mistakes& to, const std::string& id, const std::string& form, Rule rule) {
  const auto hide = become(rule);
  const std::string name = id + "." + form;
  to.push_back({name, [=](Steps& s) { s.hide = hide; }});
  to.push_back({name + "_guarded", [=](Steps& s) {
                  s.hide = hide;
                  s.see_nothing = zero_rows;
                }});
}

struct Fill {
  const char* form;
  double value;
};

constexpr Fill too_small[] = {{"minus_1", -1},
                              {"minus_10", -10},
                              {"minus_100", -100},
                              {"plus_1e_9", 1e-9},
                              {"minus_1e_9", -1e-9}};
constexpr Fill beaten[] = {{"1e3", -1e3}, {"1e4", -1e4}};

void add_fills(Mistakes& to) {
  for (const Fill& fill : too_small)
    add(to, "mask_fill_too_small", fill.form,
        [value = fill.value](double s, bool may) { return may ? s : value; });
  for (const Fill& fill : beaten) {
    const std::string size = fill.form;
    add(to, "mask_fill_beaten_by_scores", "replaced_" + size,
        [value = fill.value](double s, bool may) { return may ? s : value; });
    add(to, "mask_fill_beaten_by_scores", "added_" + size,
        [value = fill.value](double s, bool may) { return may ? s : s + value; });
  }
}

// (1 - visible) * -infinity, added: 0 * -infinity is NaN, and one NaN makes a row of them.
Matrix zero_times_infinity(const Matrix& scores, const Mask& visible) {
  Matrix hidden = Matrix::Constant(scores.rows(), scores.cols(), -infinity);
  for (Index i = 0; i < scores.rows(); ++i)
    if (sees_something(visible, i)) hidden.row(i).setConstant(nan);
  return hidden;
}

Matrix only_visible(const Matrix& shares, const Mask& visible, const Widths&) {
  return visible.select(shares, 0.0);
}

// ---- A row that sees nothing --------------------------------------------------------------------

// -1e9 added to the scores: they differ as before.
Matrix unmasked_rows(const Matrix& shares, const Matrix& scores, const Mask& visible) {
  const Matrix unmasked = attention::softmax_rows(scores);
  require(unmasked.cols() == shares.cols());
  Matrix result = shares;
  for (Index i = 0; i < shares.rows(); ++i)
    if (!sees_something(visible, i)) result.row(i) = unmasked.row(i);
  return result;
}

// ---- A row whose largest score is hidden --------------------------------------------------------

// The largest score of the row, hidden ones included, is subtracted: where it is far above what is
// visible, no exponential is left. Here, after all else, because it needs the hidden scores.
Matrix below_the_largest_of_all(const Matrix& scores, const Mask& visible,
                                double where_sum_is_zero) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double largest = largest_in_row(scores, i);
    double sum = 0;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) sum += shares(i, j) = std::exp(scores(i, j) - largest);
    if (sum == 0) shares.row(i).setConstant(where_sum_is_zero);
    if (sum != 0) shares.row(i) /= sum;
  }
  return shares;
}

Mistake largest_of_all(const char* name, double where_sum_is_zero, bool guarded) {
  return {name, [=](Steps& s) {
            s.see_nothing = [=](const Matrix&, const Matrix& scores, const Mask& visible) {
              const Matrix shares = below_the_largest_of_all(scores, visible, where_sum_is_zero);
              return guarded ? zero_rows(shares, scores, visible) : shares;
            };
          }};
}

}  // namespace

Mistakes hiding() {
  Mistakes all{
      {"mask_zero_times_inf.guarded", [](Steps& s) { s.hide = zero_times_infinity; }},
      {"mask_zero_times_inf.all_nan",
       [](Steps& s) {
         s.hide = zero_times_infinity;
         s.see_nothing = nan_rows;
       }},
      {"mask_after_softmax",
       [](Steps& s) {
         s.hide = [](const Matrix& scores, const Mask&) { return scores; };
         s.after = only_visible;
       }},
      largest_of_all("mask_max_over_hidden.nan", nan, false),
      largest_of_all("mask_max_over_hidden.nan_guarded", nan, true),
      largest_of_all("mask_max_over_hidden.zeros", 0, false),
      {"mask_fully_hidden_nan", [](Steps& s) { s.see_nothing = nan_rows; }},
      {"mask_fully_hidden_uniform.replaced", [](Steps& s) { s.see_nothing = uniform_rows; }},
      {"mask_fully_hidden_uniform.added", [](Steps& s) { s.see_nothing = unmasked_rows; }},
  };
  add(all, "mask_scores_times_zero", "zero", [](double s, bool may) { return may ? s : 0; });
  add(all, "mask_added_as_01", "added", [](double s, bool may) { return may ? s + 1 : s; });
  add(all, "mask_added_as_01", "hidden_added", [](double s, bool may) { return may ? s : s + 1; });
  add(all, "mask_plus_inf", "infinity", [](double s, bool may) { return may ? s : infinity; });
  add(all, "mask_plus_inf", "1e9", [](double s, bool may) { return may ? s : 1e9; });
  add_fills(all);
  return all;
}

}  // namespace attention::mistaken
