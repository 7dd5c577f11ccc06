#include <boost/test/unit_test.hpp>

#include "grader/problem/parse_yaml.hpp"
#include "grader/problem/read_mistakes.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_read_mistakes_tests)

namespace {

using Names = std::vector<std::string>;

constexpr const char* whole = R"(
steps: [range, sum]
headings:
  reach: {en: reach, zh: 范围}
  total: {en: total, zh: 总和}
mistakes:
  - id: stops_early
    step: range
    heading: reach
    exercises: [one, two]
    forms: [by_one, 2, {by_three: [two]}]
    same_as: [stops_late]
    message: {en: Early., zh: 太早。}
    messages: {two: {en: Early in two., zh: 第二题太早。}}
  - id: stops_late
    step: sum
    heading: total
    exercises: [two]
    same_as: [stops_early]
    message: {en: Late., zh: 太晚。}
honest: [backwards, in_pairs]
)";

struct Reading {
  Mistakes mistakes;
  std::string errors;
};

Reading read(const std::string& text) {
  Errors errors({"mistakes.yaml", text});
  const std::optional<Node> root = parse_yaml(errors);
  BOOST_TEST_REQUIRE(root.has_value(), errors.text());
  Reading reading{.mistakes = read_mistakes(*root, {"one", "two"}, errors)};
  reading.errors = errors.text();
  return reading;
}

// A file with `mistake` as its only one, beside what every mistake needs.
std::string file_with(const std::string& mistake) {
  return "steps: [range]\nheadings: {reach: {en: reach, zh: 范围}}\nmistakes:\n"
         "  - {id: it, step: range, heading: reach, message: {en: It., zh: 它。}, " +
         mistake + "}\n";
}

Mistake only(const std::string& mistake) {
  const Reading reading = read(file_with(mistake));
  BOOST_TEST_REQUIRE(reading.errors == "");
  return reading.mistakes.mistakes.at(0);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_mistake_is_read_with_all_that_it_may_have) {
  const Reading reading = read(whole);
  BOOST_TEST_REQUIRE(reading.errors == "");
  const Mistake& mistake = reading.mistakes.mistakes.at(0);
  BOOST_TEST(mistake.id == "stops_early");
  BOOST_TEST(mistake.step == "range");
  BOOST_CHECK((mistake.heading == Words{"reach", "范围"}));
  BOOST_TEST(mistake.exercises == (Names{"one", "two"}));
  BOOST_TEST(mistake.same_as == Names{"stops_late"});
  BOOST_CHECK((mistake.message == Words{"Early.", "太早。"}));
  BOOST_CHECK((mistake.messages.at("two") == Words{"Early in two.", "第二题太早。"}));
  BOOST_TEST(mistake.messages.size() == 1U);
}

BOOST_AUTO_TEST_CASE(mistakes_stay_in_the_order_of_the_file) {
  const auto mistakes = read(whole).mistakes.mistakes;
  BOOST_TEST(mistakes.size() == 2U);
  BOOST_TEST(mistakes.at(1).id == "stops_late");
  BOOST_CHECK((mistakes.at(1).heading == Words{"total", "总和"}));
}

BOOST_AUTO_TEST_CASE(right_ways_get_the_names_that_the_code_knows) {
  BOOST_TEST(read(whole).mistakes.honest == (Names{"honest.backwards", "honest.in_pairs"}));
}

BOOST_AUTO_TEST_CASE(forms_are_named_after_their_mistake) {
  BOOST_TEST(only("exercises: [one], forms: [by_one, 2]").names == (Names{"it.by_one", "it.2"}));
  BOOST_TEST(only("exercises: [one]").names == Names{"it"});
}

BOOST_AUTO_TEST_CASE(a_rare_form_knows_where_it_shows) {
  const Mistake mistake = only("exercises: [one, two], forms: [often, seldom: [two]]");
  BOOST_TEST(mistake.names == (Names{"it.often", "it.seldom"}));
  BOOST_TEST(mistake.only_in.size() == 1U);
  BOOST_TEST(mistake.only_in.at("it.seldom") == Names{"two"});
}

BOOST_AUTO_TEST_CASE(forms_may_share_the_exercises_out) {
  const Mistake mistake = only("exercises: [one, two], forms: [first: [one], second: [two]]");
  BOOST_TEST(mistake.only_in.size() == 2U);
}

BOOST_AUTO_TEST_CASE(no_mistakes_and_no_right_ways_are_none) {
  const Reading reading = read("steps: []\nheadings: {}\nmistakes: []\n");
  BOOST_TEST(reading.errors == "");
  BOOST_TEST(reading.mistakes.mistakes.empty());
  BOOST_TEST(reading.mistakes.honest.empty());
}

BOOST_AUTO_TEST_CASE(more_mistakes_than_a_file_may_have_are_one_error) {
  std::string text = "steps: []\nheadings: {}\nmistakes: [";
  for (std::size_t i = 0; i <= most_mistakes; ++i) text += "a, ";
  const std::string errors = read(text + "a]\n").errors;
  BOOST_TEST(errors.starts_with("mistakes.yaml:3:11: expected at most 1000 mistakes, got 1002\n"));
  BOOST_TEST(errors.find("mistakes.yaml", 1) == std::string::npos);
}

// Once an exercise is misspelt, its forms and messages are not refused for naming the right one.
BOOST_AUTO_TEST_CASE(one_misspelt_exercise_is_one_error) {
  const std::string errors =
      read(file_with(
               "exercises: [one, tow], forms: [a, b: [two]], messages: {two: {en: A, zh: 甲}}"))
          .errors;
  BOOST_TEST(
      errors.starts_with("mistakes.yaml:4:88: expected an exercise of this chapter, got "
                         "\"tow\"; did you mean \"two\"?\n"));
  BOOST_TEST(errors.find("mistakes.yaml", 1) == std::string::npos, errors);
}

BOOST_AUTO_TEST_CASE(a_heading_misspelt_twice_is_wrong_twice) {
  const Reading reading = read(
      "steps: [range]\nheadings: {reach: {en: reach, zh: 范围}}\nmistakes:\n"
      "  - {id: a, step: range, heading: raech, exercises: [one], message: {en: A, zh: 甲}}\n"
      "  - {id: b, step: range, heading: raech, exercises: [one], message: {en: B, zh: 乙}}\n");
  BOOST_TEST(reading.errors.find("mistakes.yaml:4:35: ") != std::string::npos);
  BOOST_TEST(reading.errors.find("mistakes.yaml:5:35: ") != std::string::npos);
}

// Each is looked up among all the others.
BOOST_AUTO_TEST_CASE(a_list_of_thousands_of_names_is_refused) {
  std::string names = "a0";
  for (int i = 1; i < 30'000; ++i) names += ", a" + std::to_string(i);
  for (const char* key : {"forms", "same_as"}) {
    const std::string errors =
        read(file_with(std::string("exercises: [one], ") + key + ": [" + names + "]")).errors;
    BOOST_TEST(errors.find("expected at most 1000 names, got 30000") != std::string::npos, key);
  }
  for (const char* before : {"exercises: [", "exercises: [one], messages: {}, forms: [a: ["}) {
    const std::string after = std::string(before).ends_with("a: [") ? "]]" : "]";
    const std::string errors = read(file_with(before + names + after)).errors;
    BOOST_TEST(errors.find("expected at most 1000 names, got 30000") != std::string::npos, before);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
