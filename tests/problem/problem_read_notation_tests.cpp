#include <boost/test/unit_test.hpp>

#include "grader/problem/parse_yaml.hpp"
#include "grader/problem/read_exercise.hpp"
#include "grader/problem/read_notation.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_read_notation_tests)

namespace {

Notation notation_of(const std::string& yaml) {
  Errors errors({"a.yaml", yaml});
  return read_notation(*parse_yaml(errors));
}

std::string numbers_of(const std::string& yaml) {
  std::string all;
  for (const std::string& text : notation_of(yaml).numbers) all += "|" + text;
  return all;
}

// An exercise of two cases: `first` and `second` are what follows their ids.
struct Two {
  Two(const std::string& first, const std::string& second)
      : errors(
            {"thing.yaml",
             "id: thing\ntitle: {en: A, zh: a}\nfile: 07_thing.cpp\nfunction: f\narguments: [x]\n"
             "points: 1\nstatement: {en: A, zh: a}\ncases:\n"
             "  - {id: a, " +
                 first + "}\n  - {id: b, " + second + "}\n"}),
        exercise(read_exercise(*parse_yaml(errors), {"thing"}, errors)) {}

  Errors errors;
  std::optional<Exercise> exercise;
};

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_that_say_more_as_they_are_written) {
  const std::pair<const char*, const char*> rows[] = {
      {"2/3", "|2/3"},
      {"[1, -1/3, 0.5]", "||-1/3|"},
      {"[[1/2, 2], [3, ln(2)]]", "|1/2|||ln(2)"},
      {"[2 * ln(2)]", "|2*ln(2)"},
      {"[3/sqrt(2)]", "|3/sqrt(2)"},
  };
  for (const auto& [yaml, expected] : rows) BOOST_TEST(numbers_of(yaml) == expected, yaml);
}

BOOST_AUTO_TEST_CASE(numbers_that_do_not) {
  // plain ones, names of the author's own, long ones, texts, draws, calls of the reference
  for (const char* yaml : {"0.25", "[1, 2]", "c/2", "[n / 2]", "14100/sqrt(2)", "\"1/2\"", "-inf",
                           "normal(n, 3)", "reference.f(1/2)", "coin(2, 2, 1/2)", "[true, false]"})
    BOOST_TEST(numbers_of(yaml) == "", yaml);
}

BOOST_AUTO_TEST_CASE(a_mapping_names_its_fields) {
  const Notation notation = notation_of("{left: [1/2], right: {x: 1, y: 2}}");
  BOOST_CHECK((notation.fields == std::vector<std::string>{"left", "right"}));
  BOOST_CHECK((notation.parts[0].numbers == std::vector<std::string>{"1/2"}));
  BOOST_CHECK((notation.parts[1].fields == std::vector<std::string>{"x", "y"}));
}

BOOST_AUTO_TEST_CASE(a_list_of_matrices_has_a_notation_for_each) {
  const Notation notation = notation_of("[[[1, 1/2]], [[2], [3]]]");
  BOOST_REQUIRE(notation.parts.size() == 2U);
  BOOST_CHECK((notation.parts[0].numbers == std::vector<std::string>{"", "1/2"}));
  BOOST_TEST(notation.parts[1].numbers.empty());
}

BOOST_AUTO_TEST_CASE(a_result_that_the_reference_gives_has_the_fields_of_one_that_is_written) {
  const Two two("given: {x: 1}", "given: {x: {p: 1, q: 2}}, expect: {u: 1/2, v: 2}");
  BOOST_REQUIRE(two.exercise);
  const auto& [first, second] = std::tie(two.exercise->cases[0], two.exercise->cases[1]);
  BOOST_CHECK((first.expect_as.fields == std::vector<std::string>{"u", "v"}));
  BOOST_TEST(part_of(first.expect_as, 0).numbers.empty());
  BOOST_CHECK((part_of(second.expect_as, 0).numbers == std::vector<std::string>{"1/2"}));
  BOOST_CHECK((first.given_as[0].fields == std::vector<std::string>{"p", "q"}));
}

BOOST_AUTO_TEST_CASE(fields_in_another_order_are_an_error) {
  const Two two("given: {x: {p: 1, q: 2}}", "given: {x: {q: 2, p: 1}}");
  BOOST_TEST(!two.exercise);
  BOOST_TEST(two.errors.text() ==
             "thing.yaml:10:5: expected the fields of x named and ordered as in the cases before: "
             "p, q\n   10 |   - {id: b, given: {x: {q: 2, p: 1}}}\n      |     ^\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
