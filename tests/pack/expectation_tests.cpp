#include <boost/test/unit_test.hpp>

#include "grader/pack/expectation.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(expectation_tests)

namespace {

Value row(std::vector<double> numbers, Element element = Element::real) {
  const auto size = static_cast<std::int64_t>(numbers.size());
  return {Array{element, {size}, std::move(numbers)}};
}

Value point(double x, double y) {
  return {List{scalar(x), scalar(y)}};
}

struct Row {
  Value written, given, expected;
};

const Row rows[] = {
    {scalar(5, Element::integer), scalar(4.9), scalar(5)},
    {scalar(5), scalar(4, Element::integer), scalar(5, Element::integer)},
    {scalar(1, Element::truth), scalar(1), scalar(1, Element::truth)},
    {scalar(1), scalar(1, Element::truth), scalar(1)},
    {row({1, 2}), row({3, 4, 5}, Element::integer), row({1, 2}, Element::integer)},
    {row({1, 2}), point(0, 0), point(1, 2)},
    {matrix(2, 2, {1, 2, 3, 4}),
     {List{point(0, 0), point(0, 0)}},
     {List{point(1, 2), point(3, 4)}}},
    {row({}), {List{}}, {List{}}},
    {{List{row({1}), row({2, 3})}}, {List{row({0}), point(0, 0)}}, {List{row({1}), point(2, 3)}}},
    {{"text"}, scalar(1), {"text"}},
    // What does not fit stays.
    {row({1, 2, 3}), point(0, 0), row({1, 2, 3})},
    {scalar(1), point(0, 0), scalar(1)},
    {{List{scalar(1)}}, scalar(1), {List{scalar(1)}}},
};

}  // namespace

BOOST_AUTO_TEST_CASE(what_was_written_takes_the_form_that_the_function_gives) {
  for (const Row& each : rows) BOOST_CHECK(in_form_of(each.written, each.given) == each.expected);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
