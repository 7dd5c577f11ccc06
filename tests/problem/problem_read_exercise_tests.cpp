#include <boost/test/unit_test.hpp>

#include "grader/problem/parse_yaml.hpp"
#include "grader/problem/read_exercise.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_read_exercise_tests)

namespace {

constexpr const char* whole = R"(
id: thing
title: {en: A thing, zh: 一件事}
file: 07_thing.cpp
function: space::thing
arguments: [a, k]
points: 5
extra: true
needs: [other]
precision: single
statement: {en: Do it., zh: 做。}
hints:
  - {en: One., zh: 一。}
  - {en: Two., zh: 二。}
let: {c: sqrt(4), e: c / 4}
explanation: {en: Because., zh: 因为。}
cases:
  - id: first
    given: {k: 2, a: [[c, e]]}
    expect: [[1, 2/4]]
    points: 2
  - id: second
    hidden: true
    repeat: 20
    sizes: {n: 1..6, m: 3}
    given: {a: normal(n, m), k: n}
)";

constexpr const char* two_functions = R"(
id: thing
title: {en: A, zh: 甲}
file: 07_thing.cpp
functions: [space::cut, space::join]
arguments: {join: [parts], cut: [x, count]}
points: 5
statement: {en: A, zh: 甲}
cases:
  - {id: a, call: join, given: {parts: [normal(2, 3), normal(2, 3)]}}
  - {id: b, call: 'space::cut', given: {x: 1, count: 2}}
)";

Exercise read(const std::string& text) {
  Errors errors({"some/folder/07_thing.yaml", text});
  const std::optional<Node> root = parse_yaml(errors);
  BOOST_TEST_REQUIRE(root.has_value(), errors.text());
  const std::optional<Exercise> exercise = read_exercise(*root, {"other", "thing"}, errors);
  BOOST_TEST_REQUIRE(exercise.has_value(), errors.text());
  return *exercise;
}

}  // namespace

BOOST_AUTO_TEST_CASE(id_is_the_file_name_without_number_and_ending) {
  struct Row {
    const char *file, *id;
  };
  for (const Row& row : {Row{"10_some_thing.yaml", "some_thing"},
                         {"thing.yaml", "thing"},
                         {"10thing.yaml", "10thing"},
                         {"10.yaml", "10"},
                         {"_a.yaml", "_a"}})
    BOOST_TEST(id_of_file(row.file) == row.id);
}

BOOST_AUTO_TEST_CASE(every_key_finds_its_place) {
  const ExerciseInfo info = read(whole).info;
  BOOST_TEST(info.id == "thing");
  BOOST_TEST((info.title == Words{"A thing", "一件事"}));
  BOOST_TEST(info.file == "07_thing.cpp");
  BOOST_TEST(info.functions.at(0) == "space::thing");
  BOOST_TEST(info.arguments.at(0).at(1) == "k");
  BOOST_TEST(info.points == 5);
  BOOST_TEST(info.extra);
  BOOST_TEST(info.needs.at(0) == "other");
  BOOST_TEST((info.precision == Precision::single_accepted));
  BOOST_TEST((info.hints.at(1) == Words{"Two.", "二。"}));
  BOOST_TEST((info.explanation == Words{"Because.", "因为。"}));
}

BOOST_AUTO_TEST_CASE(given_takes_the_order_of_the_function) {
  const CaseSpec first = read(whole).cases.at(0);
  BOOST_TEST(first.given.at(0).first == "a");
  BOOST_TEST((std::get<Value>(first.given[0].second) == matrix(1, 2, {2, 0.5})));
  BOOST_TEST((std::get<Value>(first.given.at(1).second) == scalar(2, Element::integer)));
  BOOST_TEST((first.expect == matrix(1, 2, {1, 0.5})));
  BOOST_TEST(first.points.value_or(0) == 2);
}

BOOST_AUTO_TEST_CASE(generated_case_keeps_its_sizes) {
  const CaseSpec second = read(whole).cases.at(1);
  BOOST_TEST(second.hidden);
  BOOST_TEST(second.repeat == 20);
  BOOST_TEST(second.sizes.at(0).name == "n");
  BOOST_TEST(second.sizes.at(0).largest == 6);
  BOOST_TEST(second.sizes.at(1).smallest == 3);
  BOOST_TEST(!second.expect.has_value());
}

BOOST_AUTO_TEST_CASE(cases_of_two_functions_say_which_they_call) {
  const Exercise exercise = read(two_functions);
  BOOST_TEST(exercise.info.arguments.at(0).size() == 2U);
  BOOST_TEST(exercise.cases.at(0).function == 1U);
  BOOST_TEST(exercise.cases.at(1).function == 0U);
  BOOST_TEST(exercise.cases.at(1).given.at(1).first == "count");
}

BOOST_AUTO_TEST_CASE(steps_are_calls_of_arguments_and_earlier_steps) {
  const Exercise exercise = read(std::string(whole) + R"(
steps:
  - {id: pair, name: {en: Two, zh: 二}, value: 'reference.cut(k)', fields: [left, right]}
  - {id: sum, name: {en: Sum, zh: 和}, value: 'steps.add(each pair, a, pair.right)'}
)");
  BOOST_REQUIRE(exercise.steps.size() == 2U);
  const StepSpec &pair = exercise.steps[0], &sum = exercise.steps[1];
  BOOST_TEST((pair.of_reference && !sum.of_reference));
  BOOST_TEST(pair.function == "cut");
  BOOST_TEST(pair.fields == (std::vector<std::string>{"left", "right"}));
  BOOST_CHECK((pair.arguments == std::vector<StepArgument>{{1, {}, false}}));
  BOOST_CHECK(
      (sum.arguments == std::vector<StepArgument>{{2, {}, true}, {0, {}, false}, {2, {1}, false}}));
  BOOST_TEST(sum.name.zh == "和");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
