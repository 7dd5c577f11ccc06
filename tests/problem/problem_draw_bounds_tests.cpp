#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/problem/draw_bounds.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_draw_bounds_tests)

namespace {

std::string breach(const char* generator, const std::vector<Ends>& arguments) {
  return find_breach(*find_generator(generator), arguments).value_or("none");
}

constexpr double infinity = std::numeric_limits<double>::infinity();

}  // namespace

BOOST_AUTO_TEST_CASE(both_ends_are_checked) {
  struct Row {
    const char* generator;
    std::vector<Ends> arguments;
    const char* breach;
  };
  for (const Row& row : {
           Row{"normal", {{0, 10'000}, {1, 100}}, "none"},
           {"normal", {{1, 10'001}}, "expected a size from 0 to 10000, got 10001"},
           {"normal", {{-1, 3}}, "expected a size from 0 to 10000, got -1"},
           {"uniform", {{1, infinity}}, "expected a size from 0 to 10000, got inf"},
           {"uniform", {{1, 1.5}}, "expected a size from 0 to 10000, got 1.5"},
           {"normal", {{1, 1001}, {1, 1000}}, "expected at most 1000000 numbers, got 1001000"},
           {"coin", {{1, 2}, {1, 2}, {0, 1}}, "none"},
           {"coin", {{1, 2}, {1, 2}, {0, 2}}, "expected a probability from 0 to 1, got 2"},
           {"whole", {{0, 5}, {0, 4}}, "expected a range, got 5 to 4"},
           {"whole", {{0, 0}, {2e9, 5}}, "expected a whole number of at most 1e9, got 2000000000"},
           {"size", {{-3, 3}}, "none"},
           {"size", {{1, 2.5}}, "expected a whole number of at most 1e9, got 2.5"},
       })
    BOOST_TEST(breach(row.generator, row.arguments) == row.breach);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
