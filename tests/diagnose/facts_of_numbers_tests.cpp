#include <cmath>
#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/diagnose/facts.hpp"
#include "tests/support/seen.hpp"

namespace grader {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// Two tables of numbers with nothing in common.
const Value one = matrix(2, 3, {0.3, -1.7, 2.9, 5.1, 0.7, -3.3});
const Value other = matrix(3, 2, {-0.9, 4.3, 1.1, 6.7, -2.3, 0.13});

using Change = std::function<double(double)>;

Value each(const Value& value, const Change& change) {
  Value made = value;
  for (double& x : std::get<Array>(made.content).numbers) x = change(x);
  return made;
}

Value with(const Value& value, std::size_t place, double number) {
  Value made = value;
  std::get<Array>(made.content).numbers.at(place) = number;
  return made;
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
  // Both tables with all their numbers changed.
  void see(const Change& change) {
    add(one, each(one, change));
    add(other, each(other, change));
  }
};

// Shares of weights e^x in a row, computed with `Number`, of the numbers of three rows.
template <class Number>
std::vector<Number> shares(const std::vector<double>& numbers) {
  std::vector<Number> made;
  for (std::size_t row = 0; row < numbers.size(); row += 4) {
    Number sum = 0;
    for (std::size_t j = 0; j < 4; ++j) sum += std::exp(static_cast<Number>(numbers[row + j]));
    for (std::size_t j = 0; j < 4; ++j)
      made.push_back(std::exp(static_cast<Number>(numbers[row + j])) / sum);
  }
  return made;
}

const std::vector<double> inputs = {0.31, -1.27, 2.93, 0.77,  -0.41, 1.13,
                                    0.59, -2.17, 3.71, -0.83, 1.91,  0.07};
const std::vector<double> more_inputs = {1.03, 0.47, -0.71, 2.39,  -1.91, 0.23,
                                         1.67, 0.89, -3.13, -0.37, 0.61,  1.49};

Value table(const std::vector<double>& numbers) {
  return matrix(3, 4, numbers);
}

Value in_double(const std::vector<double>& numbers) {
  return table(shares<double>(numbers));
}

Value in_float(const std::vector<double>& numbers) {
  const std::vector<float> made = shares<float>(numbers);
  return table({made.begin(), made.end()});
}

// Weights in float, the rest in double: no number of the result is a float.
Value partly_in_float(const std::vector<double>& numbers) {
  std::vector<double> made;
  for (std::size_t row = 0; row < numbers.size(); row += 4) {
    double sum = 0;
    for (std::size_t j = 0; j < 4; ++j) {
      made.push_back(std::exp(static_cast<float>(numbers[row + j])));
      sum += made.back();
    }
    for (std::size_t j = 0; j < 4; ++j) made[row + j] /= sum;
  }
  return table(made);
}

}  // namespace

BOOST_FIXTURE_TEST_SUITE(facts_of_numbers_tests, Place)

// ---- Single precision ---------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(what_was_computed_with_float_is_right_to_seven_digits) {
  add(in_double(inputs), in_float(inputs));
  add(in_double(more_inputs), in_float(more_inputs));
  BOOST_REQUIRE(!observations[0].right);
  BOOST_TEST(said() ==
             "Your numbers are right to about seven digits, as far as a `float` reaches, but this "
             "exercise wants the precision of `double`. Look for a `float`, an `f` after a number, "
             "or a function for floats.");
}

BOOST_AUTO_TEST_CASE(what_was_computed_with_float_on_the_way_is_as_well) {
  add(in_double(inputs), partly_in_float(inputs));
  add(in_double(more_inputs), partly_in_float(more_inputs));
  BOOST_TEST(fact() == "fact.single_precision");
}

// As sums of many terms are: off by twelve roundings. A double number of so many is off for another
// reason.
BOOST_AUTO_TEST_CASE(many_roundings_are_believed_where_every_number_is_a_float) {
  const auto off = [](double x) { return x * (1 + (x > 0 ? 12 : -12) * 0x1p-24); };
  see([&](double x) { return static_cast<double>(static_cast<float>(off(x))); });
  BOOST_TEST(fact() == "fact.single_precision");
  observations.clear();
  see(off);
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(infinite_numbers_that_are_right_are_right_in_float_too) {
  const auto infinite = [](const Value& value) { return with(value, 5, -infinity); };
  add(infinite(in_double(inputs)), infinite(in_float(inputs)));
  add(infinite(in_double(more_inputs)), infinite(in_float(more_inputs)));
  BOOST_TEST(fact() == "fact.single_precision");
}

BOOST_AUTO_TEST_CASE(one_case_in_double_is_not_single_precision) {
  add(in_double(inputs), in_float(inputs));
  add(in_double(more_inputs), with(in_float(more_inputs), 3, 0.1));
  BOOST_TEST(fact() != "fact.single_precision");
}

// With the usual bound of 1000 roundings, and with the least that a pack has: 64.
BOOST_AUTO_TEST_CASE(an_error_that_is_larger_than_that_of_float_is_none_of_it) {
  const auto off = [](double x) { return x * (1 + (std::abs(x) > 1 ? 1e-6 : -1e-6)); };
  see(off);
  BOOST_TEST(fact() == "nothing");
  for (Case& each : exercise.cases)
    for (double& bound : each.trials[0].allowed) bound *= 64.0 / 1000;
  BOOST_TEST(fact() == "nothing");
}

// Small shares that were left out, or hidden places that have a trace of something.
BOOST_AUTO_TEST_CASE(an_error_in_a_few_numbers_is_none_of_float) {
  const auto off = [](const Value& value, std::size_t place) {
    return with(value, place, std::get<Array>(value.content).numbers[place] * (1 + 5e-8));
  };
  add(one, off(off(one, 1), 4));
  add(other, off(off(other, 0), 3));
  BOOST_TEST(fact() == "nothing");
  observations.clear();
  add(with(one, 2, 0), with(one, 2, 1e-13));
  add(with(other, 3, 0), with(other, 3, 1e-13));
  BOOST_TEST(fact() == "nothing");
}

// A small number added to what is divided by: 1e-9 is far finer than a float's 6e-8.
BOOST_AUTO_TEST_CASE(an_error_that_is_finer_than_that_of_float_is_none_of_it) {
  see([](double x) { return x / (1 + 1e-9 / (1 + std::abs(x))); });
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(numbers_that_a_float_can_hold_but_that_are_far_off_are_no_rounding) {
  add(matrix(1, 3, {0.25, 0.5, 0.25}), matrix(1, 3, {0.25, 0.25, 0.5}));
  add(matrix(1, 3, {0.75, 0.125, 0.125}), matrix(1, 3, {0.25, 0.25, 0.5}));
  BOOST_TEST(fact() != "fact.single_precision");
}

// Where the problem is so ill-conditioned that its bounds are coarse, float has no seven digits.
BOOST_AUTO_TEST_CASE(what_has_no_seven_digits_is_not_said_to_have_them) {
  see([](double x) { return static_cast<double>(static_cast<float>(x * (1 + 1e-4 / x))); });
  for (Case& each : exercise.cases)
    for (double& bound : each.trials[0].allowed) bound = 1e-6;
  BOOST_TEST(fact() != "fact.single_precision");
}

// ---- Zeros --------------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(nothing_but_zeros) {
  see([](double) { return 0.0; });
  BOOST_TEST(said() ==
             "All your numbers are 0. Is the result that you return the one that you have filled? "
             "Print one number just before it is stored.");
}

BOOST_AUTO_TEST_CASE(zeros_of_a_number_a_list_and_truths_are_zeros_too) {
  add(scalar(2), scalar(0));
  add({List{scalar(1), one}}, Value{List{scalar(0), each(one, [](double) { return 0; })}});
  add(matrix(1, 2, {1, 0}, Element::truth), matrix(1, 2, {0, 0}, Element::truth));
  BOOST_TEST(fact() == "fact.zeros");
}

BOOST_AUTO_TEST_CASE(one_number_that_is_not_0_is_enough) {
  see([](double x) { return x == 0.13 ? 1e-300 : 0.0; });
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(one_case_that_is_not_0_is_enough) {
  add(one, each(one, [](double) { return 0.0; }));
  add(other, each(other, [](double x) { return x * x; }));
  BOOST_TEST(fact() == "nothing");
}

// ---- Factors ------------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(each_number_times_the_same) {
  see([](double x) { return x * std::sqrt(2.0); });
  BOOST_TEST(said() ==
             "Every number of yours is 1.414 times the expected one. Which factor of your "
             "calculation could be missing, or come in twice?");
}

BOOST_AUTO_TEST_CASE(a_small_and_a_negative_factor) {
  see([](double x) { return x / -8; });
  BOOST_TEST(said().starts_with("Every number of yours is -0.125 times the expected one."));
}

BOOST_AUTO_TEST_CASE(every_sign_turned) {
  see([](double x) { return -x; });
  BOOST_TEST(said() ==
             "Your numbers have the right size, and every sign is turned. Where does a minus come "
             "in, or get lost?");
}

BOOST_AUTO_TEST_CASE(one_number_off_is_no_factor) {
  see([](double x) { return x == 0.7 ? 2.1 : 2 * x; });
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(another_factor_in_another_case_is_none) {
  add(one, each(one, [](double x) { return 2 * x; }));
  add(other, each(other, [](double x) { return 4 * x; }));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(a_factor_beside_what_is_infinite) {
  add(with(one, 4, -infinity), with(each(one, [](double x) { return 2 * x; }), 4, -infinity));
  add(other, each(other, [](double x) { return 2 * x; }));
  BOOST_TEST(said().starts_with("Every number of yours is 2 times"));
}

BOOST_AUTO_TEST_CASE(few_numbers_may_have_any_factor_in_common) {
  add(scalar(1), scalar(3));
  BOOST_TEST(fact() == "nothing");
  add(matrix(1, 4, {1, 2, 3, 4}), matrix(1, 4, {3, 6, 9, 12}));
  BOOST_TEST(fact() == "nothing");
  add(scalar(2), scalar(6));
  BOOST_TEST(fact() == "fact.factor");
}

// "1 times the expected one" would tell nobody anything.
BOOST_AUTO_TEST_CASE(a_factor_that_reads_as_1_is_not_told) {
  see([](double x) { return x * 1.00002; });
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(nan_is_no_factor_of_anything) {
  see([](double x) { return x == 0.7 ? std::nan("") : 2 * x; });
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(infinity_is_no_factor_of_anything) {
  see([](double x) { return x * infinity; });
  BOOST_TEST(fact() == "nothing");
}

// ---- Offsets ------------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(each_number_plus_the_same) {
  see([](double x) { return x + 0.25; });
  BOOST_TEST(said() ==
             "Every number of yours is too large by the same amount, 0.25. What is added to all of "
             "them?");
}

BOOST_AUTO_TEST_CASE(each_number_less_the_same) {
  see([](double x) { return x - 1.0 / 3; });
  BOOST_TEST(said() ==
             "Every number of yours is too small by the same amount, 0.3333. What is missing from "
             "all of them?");
}

BOOST_AUTO_TEST_CASE(one_number_off_is_no_offset) {
  see([](double x) { return x == 0.7 ? x : x + 0.25; });
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(another_offset_in_another_case_is_none) {
  add(one, each(one, [](double x) { return x + 0.25; }));
  add(other, each(other, [](double x) { return x + 0.5; }));
  BOOST_TEST(fact() == "nothing");
}

BOOST_AUTO_TEST_CASE(few_numbers_may_have_any_offset_in_common) {
  add(matrix(1, 3, {1, 2, 3}), matrix(1, 3, {2, 3, 4}));
  BOOST_TEST(fact() == "nothing");
}

// Of expected numbers that are all the same, both hold: a factor is named first.
BOOST_AUTO_TEST_CASE(a_factor_comes_before_an_offset) {
  const Value ones = matrix(2, 3, {1, 1, 1, 1, 1, 1});
  add(ones, each(ones, [](double) { return 3.0; }));
  BOOST_TEST(fact() == "fact.factor");
}

// Memory that nobody filled holds such numbers; and beyond all measure differences do not count.
BOOST_AUTO_TEST_CASE(next_to_nothing_is_no_factor_and_everything_no_offset) {
  const Value expected = matrix(2, 3, {0.3, -1.7, 2.9, 5.1, 0.7, -3.3});
  Value tiny = expected, huge = expected;
  for (double& number : std::get<Array>(tiny.content).numbers) number *= -1.986e-311;
  for (double& number : std::get<Array>(huge.content).numbers) number = 1e20;
  for (const Value& yours : {tiny, huge}) {
    Place place;
    place.add(expected, yours);
    place.add(expected, yours);
    BOOST_TEST(place.fact() == "nothing");
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
