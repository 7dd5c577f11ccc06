#include <boost/test/unit_test.hpp>

#include "grader/problem/parse_yaml.hpp"
#include "grader/problem/recipe.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_recipe_tests)

namespace {

const Scope scope{{{"c", 3}}, {{"n", 1}, {"d", 2}}, {{"n", 6}, {"d", 2}}, {"q"}};

std::optional<Recipe> try_read(const std::string& text) {
  Errors errors({"f", text});
  const std::optional<Node> node = parse_yaml(errors);
  return node ? read_recipe(*node, scope, errors) : std::nullopt;
}

Recipe read(const std::string& text) {
  const std::optional<Recipe> recipe = try_read(text);
  BOOST_TEST_REQUIRE(recipe.has_value(), text);
  return *recipe;
}

}  // namespace

BOOST_AUTO_TEST_CASE(draws) {
  struct Row {
    const char* text;
    double factor;
    const char* generator;
    std::vector<std::string> arguments;
  };
  for (const Row& row : {Row{"normal(n, d)", 1, "normal", {"n", "d"}},
                         {"1000 * normal(4, 3)", 1000, "normal", {"4", "3"}},
                         {"-2/c * uniform(n + 1)", -2.0 / 3, "uniform", {"n + 1"}},
                         {"coin(n, d, 0.6)", 1, "coin", {"n", "d", "0.6"}},
                         {"whole(0, n)", 1, "whole", {"0", "n"}},
                         {"size(2 * n)", 1, "size", {"2 * n"}},
                         {"n", 1, "size", {"n"}},
                         {"max(n - 1, 0)", 1, "size", {"max(n - 1, 0)"}}}) {
    const auto draw = std::get<Draw>(read(row.text));
    BOOST_TEST(draw.factor == row.factor, row.text);
    BOOST_TEST(draw.generator == row.generator, row.text);
    BOOST_TEST(draw.arguments == row.arguments, boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_CASE(reference_calls) {
  const auto call = std::get<ReferenceCall>(read("reference.thing(q, n + 1)"));
  BOOST_TEST(call.function == "thing");
  const std::vector<std::string> arguments{"q", "n + 1"};
  BOOST_TEST(call.arguments == arguments, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(literals) {
  BOOST_TEST((std::get<Value>(read("[[1, c]]")) == matrix(1, 2, {1, 3})));
  BOOST_TEST((std::get<Value>(read("2 * c")) == scalar(6, Element::integer)));
  BOOST_TEST((std::get<Value>(read("sqrt(4)")) == scalar(2, Element::integer)));
  BOOST_TEST((std::get<Value>(read("\"normal(1)\"")) == Value{"normal(1)"}));
}

BOOST_AUTO_TEST_CASE(structs_with_a_draw_are_parts) {
  const auto parts = std::get<Parts>(read("{w: normal(n, d), count: n, eps: 1e-6, b: [1, 2]}"));
  BOOST_TEST(parts.parts.size() == 4U);
  BOOST_TEST(std::get<Draw>(parts.parts[0]).generator == "normal");
  BOOST_TEST(std::get<Draw>(parts.parts[1]).generator == "size");
  BOOST_TEST(std::holds_alternative<Value>(parts.parts[2]));
  BOOST_TEST(std::holds_alternative<Value>(parts.parts[3]));
}

BOOST_AUTO_TEST_CASE(lists_and_structs_nest_in_parts) {
  const auto list = std::get<Parts>(read("[normal(2, d), 2 * normal(2, d)]"));
  BOOST_TEST(list.parts.size() == 2U);
  const auto nested = std::get<Parts>(read("{a: {b: normal(1, 1)}, c: 1}"));
  BOOST_TEST(std::holds_alternative<Parts>(nested.parts[0]));
}

BOOST_AUTO_TEST_CASE(structs_of_numbers_are_literals) {
  BOOST_TEST(std::holds_alternative<Value>(read("{a: 1, b: c}")));
}

BOOST_AUTO_TEST_CASE(wrong_recipes_are_refused) {
  for (const char* text : {"normal()",
                           "normal(n, d, 1)",
                           "normal(-1, 2)",
                           "normal(0.5, 2)",
                           "normal(n - 2, 1)",
                           "normal(inf, 1)",
                           "normal(2000, 1000)",
                           "coin(n, d)",
                           "coin(n, d, -0.1)",
                           "whole(3, 1)",
                           "whole(0.5, 1)",
                           "2 * whole(0, 1)",
                           "x * normal(1, 1)",
                           "n * normal(1, 1)",
                           "n / 4",
                           "reference.thing(k)",
                           "reference.(q)",
                           "2 * reference.thing(q)",
                           "other.thing(q)",
                           "[n, 1]",
                           "[[n], [normal(1, 1), 2, x]]",
                           "~",
                           "text"})
    BOOST_TEST(!try_read(text).has_value(), text);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
