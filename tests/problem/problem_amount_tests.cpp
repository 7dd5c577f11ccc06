#include <boost/test/unit_test.hpp>

#include "grader/problem/amount.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_amount_tests)

namespace {

struct Row {
  Recipe recipe;
  double numbers;
};

// With n up to 6, in one trial.
const Row rows[] = {
    {scalar(3), 1},
    {matrix(2, 2, {1, 2, 3, 4}), 4},
    {Value{std::string("text")}, 1},
    {Draw{1, "normal", {"n", "n + 1"}}, 42},
    {Draw{1, "coin", {"n", "2", "0.5"}}, 12},
    {Draw{1, "whole", {"1", "9"}}, 1},
    {Draw{1, "size", {"n"}}, 1},
    {ReferenceCall{"f", {"n"}}, 1},
    {Parts{{Draw{1, "normal", {"n"}}, scalar(1)}}, 8},
};

}  // namespace

BOOST_AUTO_TEST_CASE(every_size_counts_at_its_largest) {
  for (const Row& row : rows) {
    CaseSpec spec{.sizes = {{"n", 1, 6}}, .given = {{"x", row.recipe}}};
    BOOST_TEST(largest_amount(spec) == row.numbers);
    spec.repeat = 10;
    BOOST_TEST(largest_amount(spec) == 10 * row.numbers);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
