#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/problem/literal.hpp"
#include "grader/problem/parse_yaml.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_literal_tests)

namespace {

Value read(const std::string& text) {
  Errors errors({"f", text});
  const std::optional<Node> node = parse_yaml(errors);
  BOOST_TEST_REQUIRE(node.has_value(), errors.text());
  const std::optional<Value> value = read_literal(*node, {{"c", 0.5}}, errors);
  BOOST_TEST_REQUIRE(value.has_value(), errors.text());
  return *value;
}

Value row(std::vector<double> numbers, Element element = Element::real) {
  const auto size = static_cast<std::int64_t>(numbers.size());
  return {Array{element, {size}, std::move(numbers)}};
}

const double infinity = std::numeric_limits<double>::infinity();

}  // namespace

BOOST_AUTO_TEST_CASE(every_form_has_its_value) {
  struct Row {
    const char* text;
    Value value;
  };
  for (const Row& form : {
           Row{"7", scalar(7, Element::integer)},
           {"-3", scalar(-3, Element::integer)},
           {"1e6", scalar(1e6, Element::integer)},
           {"1/2", scalar(0.5)},
           {"c", scalar(0.5)},
           {"-inf", scalar(-infinity)},
           {"1e300", scalar(1e300)},
           {"true", scalar(1, Element::truth)},
           {"\"true\"", {"true"}},
           {"'2/3'", {"2/3"}},
           {"[1, 2, c]", row({1, 2, 0.5})},
           {"[]", row({})},
           {"[true, false]", row({1, 0}, Element::truth)},
           {"[[1, 2], [3, c]]", matrix(2, 2, {1, 2, 3, 0.5})},
           {"[[1, -.inf]]", matrix(1, 2, {1, -infinity})},
           {"[[], []]", matrix(2, 0, {})},
           {"[[true], [false]]", matrix(2, 1, {1, 0}, Element::truth)},
           {"[[1], [2, 3]]", {List{row({1}), row({2, 3})}}},
           {"[[[1, 2]], [[3, 4]]]", {List{matrix(1, 2, {1, 2}), matrix(1, 2, {3, 4})}}},
           {"[\"a\", \"b\"]", {List{{"a"}, {"b"}}}},
       })
    BOOST_TEST((read(form.text) == form.value), form.text);
}

BOOST_AUTO_TEST_CASE(fields_stand_in_the_order_of_the_file) {
  const Value value = read("{b: 1, a: \"x\"}");
  BOOST_TEST((value == Value{List{scalar(1, Element::integer), {"x"}}}));
}

BOOST_AUTO_TEST_CASE(a_matrix_of_many_numbers_is_read_fast) {
  std::string text = "[";
  for (int i = 0; i < 190'000; ++i) text += "0.5,";
  BOOST_TEST(std::get<Array>(read(text + "1]").content).numbers.size() == 190'001U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
