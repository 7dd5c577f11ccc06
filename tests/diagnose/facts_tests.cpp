#include <boost/test/unit_test.hpp>

#include "grader/diagnose/facts.hpp"
#include "tests/support/seen.hpp"

namespace grader {
namespace {

const Value square = matrix(3, 3, {1.1, 2.3, 3.7, 4.3, 5.9, 6.1, 7.7, 8.9, 9.1});
const Value wide = matrix(2, 3, {0.3, -1.7, 2.9, 5.1, 0.7, -3.3});

Value times(double factor, const Value& value) {
  Value made = value;
  for (double& x : std::get<Array>(made.content).numbers) x *= factor;
  return made;
}

Value rows(std::int64_t count) {
  return matrix(count, 1, std::vector<double>(static_cast<std::size_t>(count), 1.5));
}

struct Place : test::Seen {
  std::string fact() const {
    const auto found = find_fact(exercise, observations);
    return found ? found->mistake : "nothing";
  }
  std::string said() const {
    const auto found = find_fact(exercise, observations);
    return found ? found->message.en : "nothing";
  }
};

// Right or wrong by no rule but the sizes of the first two inputs.
struct Sizes : Place {
  void see(std::int64_t first, std::int64_t second, bool right) {
    add_with({rows(first), rows(second)}, right);
  }
  void add_with(List arguments, bool right, bool hidden = false) {
    const double offs[] = {0.1, -0.7, 0.4};
    Value yours = square;
    auto& numbers = std::get<Array>(yours.content).numbers;
    for (std::size_t i = 0; i < 9 && !right; ++i)
      numbers[i] += offs[i % 3] * static_cast<double>(i);
    if (!right) numbers[0] = 100;
    add(square, yours, std::move(arguments), hidden);
  }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(facts_tests, Place)

BOOST_AUTO_TEST_CASE(a_fact_is_told_in_both_languages_and_counted) {
  add(square, times(2, square));
  add(wide, wide);
  add(wide, times(2, wide));
  add_trial(square, times(2, square));
  const auto found = find_fact(exercise, observations);
  BOOST_REQUIRE(found.has_value());
  BOOST_TEST(found->mistake == "fact.factor");
  BOOST_CHECK(found->kind == Diagnosis::Kind::fact);
  BOOST_TEST(found->cases_explained == 2);
  BOOST_TEST(found->heading.en == "");
  BOOST_TEST(found->message.en.starts_with("Every number of yours is 2 times"));
  BOOST_TEST(found->message.zh.find("2") != std::string::npos);
  BOOST_TEST(found->message.zh.find("{") == std::string::npos);
  BOOST_TEST(found->message.zh != found->message.en);
}

BOOST_AUTO_TEST_CASE(where_all_is_right_there_is_nothing_to_say) {
  BOOST_TEST(fact() == "nothing");
  add(square, square);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(the_only_wrong_case_is_enough) {
  add(square, times(2, square));
  add(wide, wide);
  BOOST_TEST(fact() == "fact.factor");
}

BOOST_AUTO_TEST_CASE(one_case_of_several_wrong_ones_is_not) {
  add(square, times(2, square));
  add(wide, std::nullopt);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(one_visible_case_beside_a_wrong_hidden_one_is_not) {
  add(square, times(2, square));
  add_hidden(wide, times(2, wide));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(two_trials_of_one_case_are_one_case) {
  add(square, times(2, square));
  add_trial(wide, times(2, wide));
  add(wide, std::nullopt);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(what_crashed_says_nothing_against_two_others) {
  add(square, times(2, square));
  add(wide, times(2, wide));
  add(wide, std::nullopt);
  BOOST_TEST(find_fact(exercise, observations)->cases_explained == 2);
}

BOOST_AUTO_TEST_CASE(a_trial_of_another_shape_contradicts) {
  add(square, times(2, square));
  add(wide, times(2, square));
  BOOST_TEST(fact() == "nothing");
}

// ---- Hidden cases -------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(of_hidden_cases_alone_nothing_is_said) {
  add(square, square);
  add_hidden(square, times(2, square));
  add_hidden(wide, times(2, wide));
  BOOST_TEST(fact() == "nothing");
}

// The hidden numbers neither are told nor decide what is.
BOOST_AUTO_TEST_CASE(no_number_of_a_hidden_case_is_told) {
  add_hidden(times(1e6, square), times(7e6, square));
  add(square, times(2, square));
  add_hidden(wide, std::nullopt);
  add(wide, times(2, wide));
  const auto found = find_fact(exercise, observations);
  BOOST_REQUIRE(found.has_value());
  BOOST_TEST(found->cases_explained == 2);
  for (const std::string& said : {found->message.en, found->message.zh}) {
    BOOST_TEST(said.find("2") != std::string::npos);
    BOOST_TEST(said.find("7") == std::string::npos);
  }
}

// ---- The first that holds -----------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(what_says_more_comes_first) {
  const Value zeros = times(0, square);
  {  // zeros before an input that is zeros, and before the sum of rows
    Place place;
    place.exercise.info.traits.rows_sum_to = 7.1;
    place.add(square, zeros, {zeros});
    BOOST_TEST(place.fact() == "fact.zeros");
  }
  {  // an input before a factor
    Place place;
    place.add(square, times(2, square), {times(2, square)});
    BOOST_TEST(place.fact() == "fact.equals_input");
  }
  {  // rows and columns exchanged before rows in another order
    Place place;
    place.add(matrix(2, 2, {1, 2, 2, 5}), matrix(2, 2, {1, 2, 2, 5}));
    place.add(matrix(2, 2, {1, 2, 1, 2}), matrix(2, 2, {1, 1, 2, 2}));
    BOOST_TEST(place.fact() == "fact.transposed");
  }
  {  // rows before columns
    Place place;
    place.add(matrix(2, 2, {1, 2, 2, 1}), matrix(2, 2, {2, 1, 1, 2}));
    BOOST_TEST(place.fact() == "fact.permuted_rows");
  }
  {  // a sum before the last row
    Place place;
    place.exercise.info.traits.rows_sum_to = 3;
    place.add(matrix(2, 2, {1, 2, 2, 1}), matrix(2, 2, {1, 2, 2, 5}));
    BOOST_TEST(place.fact() == "fact.rows_sum");
  }
  {  // one of two blocks before the last column
    Place place;
    place.exercise.info.traits.blocks = "a";
    place.add(matrix(2, 2, {1, 2, 2, 1}), matrix(2, 2, {1, 9, 2, 5}), {scalar(2)});
    BOOST_TEST(place.fact() == "fact.one_block");
  }
}

BOOST_AUTO_TEST_SUITE_END()

// ---- Right where two inputs have equally many rows ----------------------------------------------

BOOST_FIXTURE_TEST_SUITE(facts_of_sizes, Sizes)

BOOST_AUTO_TEST_CASE(right_where_the_first_two_inputs_have_as_many_rows) {
  see(3, 3, true);
  see(2, 4, false);
  see(4, 4, true);
  see(5, 2, false);
  BOOST_TEST(said() ==
             "Your result is right where `a` and `b` have equally many rows, and wrong where they "
             "do not. For each size in your code: which of the two does it come from?");
}

BOOST_AUTO_TEST_CASE(one_right_case_may_be_chance) {
  see(3, 3, true);
  see(2, 4, false);
  see(5, 2, false);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(right_where_they_differ) {
  see(3, 3, true);
  see(4, 4, true);
  see(2, 4, false);
  see(5, 2, true);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(wrong_where_they_do_not) {
  see(3, 3, true);
  see(4, 4, true);
  see(6, 6, false);
  see(2, 4, false);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(hidden_cases_have_no_say_in_it) {
  see(3, 3, true);
  see(4, 4, true);
  see(2, 4, false);
  see(3, 4, false);
  add_with({rows(2), rows(3)}, true, true);
  add_with({scalar(1)}, false, true);
  BOOST_TEST(fact() == "fact.only_when_sizes_differ");
}

BOOST_AUTO_TEST_CASE(the_first_two_matrices_are_named) {
  exercise.info.arguments = {{"count", "p", "flag", "q"}};
  const auto arguments = [](std::int64_t first, std::int64_t second) {
    return List{scalar(2), rows(first), scalar(1, Element::truth), rows(second)};
  };
  add_with(arguments(3, 3), true);
  add_with(arguments(4, 4), true);
  add_with(arguments(1, 4), false);
  BOOST_TEST(said().starts_with("Your result is right where `p` and `q` have"));
}

BOOST_AUTO_TEST_CASE(the_arguments_are_those_of_the_cases_function) {
  exercise.info.functions = {"f", "g"};
  exercise.info.arguments = {{"a"}, {"p", "q"}};
  see(3, 3, true);
  see(4, 4, true);
  see(1, 4, false);
  BOOST_TEST(said().starts_with("Your result is right where `p` and `q` have"));
}

BOOST_AUTO_TEST_CASE(functions_of_other_arguments_are_not_mixed) {
  see(3, 3, true);
  see(4, 4, true);
  exercise.info.functions = {"f", "g"};
  exercise.info.arguments = {{"a", "b"}, {"p", "q"}};
  see(1, 4, false);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(with_fewer_than_two_matrices_there_is_nothing_to_compare) {
  add_with({rows(3), scalar(3)}, true);
  add_with({rows(4), scalar(4)}, true);
  add_with({rows(4), scalar(1)}, false);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
