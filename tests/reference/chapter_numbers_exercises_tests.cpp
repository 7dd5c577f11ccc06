// The numbers of the chapter's three exercises, their slips included: each slip is really made.
#include <cmath>

#include <boost/test/unit_test.hpp>

#include "tests/reference/chapter_example.hpp"
#include "tests/reference/chapter_numbers.hpp"
#include "tests/reference/naive_one_head.hpp"

namespace attention::test {

BOOST_AUTO_TEST_SUITE(chapter_numbers_exercises_tests)

using namespace example;

namespace {

using enum Place;

// Position 2's scores, all visible.
const Matrix second_scores = naive::scaled_scores(q, k).row(1);

Matrix exponentials_of(const Matrix& scores) {
  return scores.array().exp();
}

// What comes out where these exponentials are normalised and the values mixed.
Matrix mixed_by(const Matrix& exponentials) {
  return naive::product(exponentials / exponentials.sum(), v);
}

// Position 3's output.
Matrix third(const Matrix& keys, const Matrix& values) {
  return naive::attend(q, keys, values).row(2);
}

}  // namespace

BOOST_AUTO_TEST_CASE(exercise_1_trace_two_dependencies) {
  check({
      {"exercise 1", "04_attend", explanation, "only v2 becomes [0, 2]: shares {[1/4, 1/4, 1/2]}",
       naive::softmax_rows(naive::scaled_scores(q, k)).row(2), 1e-12,
       "只把 v2 换成 [0, 2]：份额 {[1/4, 1/4, 1/2]}"},
      {"exercise 1", "04_attend", explanation, "output {[1.5, 1.0]}", third(k, other_v), 1e-12,
       "输出 {[1.5, 1.0]}"},
      {"exercise 1", "04_attend", explanation, "gets {[1.2, 0.8]} from a new v2", third(other_k, v),
       1e-12, "只换 v2 却得到 {[1.2, 0.8]}"},
      {"exercise 1", "04_attend", explanation, "gets {[1.2, 1.2]} has changed both",
       third(other_k, other_v), 1e-12, "得到 {[1.2, 1.2]}，则是两个都换了"},
  });
}

BOOST_AUTO_TEST_CASE(exercise_2_mask_first_then_normalise) {
  const Matrix right{{std::exp(second_scores(0, 0)), std::exp(second_scores(0, 1)), 0}};
  check({
      {"exercise 2", "09_masked_softmax_rows", statement, "{[1, 2, 0]}", right},
      {"exercise 2", "09_masked_softmax_rows", statement, "{[1/3, 2/3, 0]}", right / right.sum()},
      {"exercise 2", "10_masked_attention", statement, "= {[2/3, 2/3]}", mixed_by(right)},
  });
}

BOOST_AUTO_TEST_CASE(exercise_2_slips) {
  const Matrix unmasked = exponentials_of(second_scores);
  Matrix set_to_zero = second_scores;
  set_to_zero(0, 2) = 0;
  const Matrix zeroed = exponentials_of(set_to_zero);
  Matrix exp_0_is_0 = unmasked;
  exp_0_is_0(0, 0) = 0;
  exp_0_is_0(0, 2) = 0;
  Matrix crossed_out = unmasked / unmasked.sum();
  crossed_out(0, 2) = 0;
  check({
      {"exercise 2", "09_masked_softmax_rows", explanation, "{[1, 2, 2]}", unmasked},
      {"exercise 2", "09_masked_softmax_rows", explanation, "{[1, 2, 1]}", zeroed},
      {"exercise 2", "09_masked_softmax_rows", explanation, "{[0, 2, 0]}", exp_0_is_0},
      {"exercise 2", "10_masked_attention", explanation, "{[1.2, 0.8]}", mixed_by(unmasked)},
      {"exercise 2", "10_masked_attention", explanation, "{[1, 0.75]}", mixed_by(zeroed)},
      {"exercise 2", "10_masked_attention", explanation, "{[0, 1]}", mixed_by(exp_0_is_0)},
      {"exercise 2", "10_masked_attention", explanation, "{[0.4, 0.4]}",
       naive::product(crossed_out, v)},
      {"exercise 2", "10_masked_attention", explanation, "sums to {3/5}",
       Matrix{{crossed_out.sum()}}, 1e-12, "只有 {3/5}"},
  });
}

BOOST_AUTO_TEST_CASE(exercise_3_weights_changed_content_did_not) {
  const Matrix same = Matrix{{2, 1}}.replicate(2, 1);
  const Matrix before{{0.2, 0.8}};
  const Matrix after{{0.7, 0.3}};
  const double r = std::sqrt(2.0);
  const Matrix keys{{0, r * std::log(7.0)}, {r * std::log(4.0), r * std::log(3.0)}};
  const Matrix both = naive::softmax_rows(naive::scaled_scores(w_q, keys));
  check({
      {"exercise 3", "04_attend", explanation, "v1 = v2 = {[2, 1]}", same.row(0)},
      {"exercise 3", "04_attend", explanation, "{[0.2, 0.8]}", both.row(0)},
      {"exercise 3", "04_attend", explanation, "{[0.7, 0.3]}", both.row(1)},
      {"exercise 3", "04_attend", explanation, "both give {[2, 1]}", naive::product(before, same),
       1e-12, "输出都是 {[2, 1]}"},
      {"exercise 3", "04_attend", explanation, "both give {[2, 1]}", naive::product(after, same),
       1e-12, "输出都是 {[2, 1]}"},
      {"exercise 3", "04_attend", cases, "expect: {[[1/5, 4/5], [7/10, 3/10]]}", both},
      {"exercise 3", "04_attend", cases, "expect: {[[2, 1], [2, 1]]}", naive::product(both, same)},
  });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention::test
