#include <filesystem>
#include <fstream>
#include <limits>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "grader/base/fault.hpp"
#include "grader/base/text.hpp"
#include "grader/report/text_report.hpp"
#include "grader/result/json.hpp"
#include "grader/result/read_result.hpp"
#include "grader/result/redact.hpp"
#include "grader/result/sentences.hpp"
#include "grader/words/words.hpp"
#include "tests/result/samples.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(read_result_tests)

namespace {

using Json = nlohmann::ordered_json;

std::string reason_of(const std::string& text) {
  try {
    (void)read_result(text);
  } catch (const Misuse& misuse) {
    BOOST_TEST(misuse.message().id == "result.unreadable");
    return misuse.message().values.at("reason");
  }
  return "none";
}

// Why a result cannot be read once the value at `place`, a JSON pointer, is another.
std::string reason_with(const Json& value, const std::string& place,
                        const Result& result = test::wrong()) {
  Json json = Json::parse(to_json(result));
  json.at(Json::json_pointer(place)) = value;
  return reason_of(json.dump());
}

std::string reason_without(const std::string& key, const std::string& place) {
  Json json = Json::parse(to_json(test::wrong()));
  json.at(Json::json_pointer(place)).erase(key);
  return reason_of(json.dump());
}

std::string again(const Result& result) {
  return to_json(read_result(to_json(result)));
}

// A result with everything in it that can be there at once.
Result full() {
  Result result = test::wrong_in_struct();
  result.chapter_title = {"A \x1b[31m title\xff", "标题"};
  ExerciseResult& exercise = result.exercises[1];
  exercise.score = 1.0 / 3;
  exercise.blocked_by = "row_sums";
  exercise.blocked_because = Verdict::compile_limit;
  exercise.expected_signature = "int f()";
  exercise.compiler = CompilerMessage{3, 7, "x.cpp:3:7: error: no", 2, {}};
  exercise.diagnoses = {
      {"once", Diagnosis::Kind::together, 2, 3, "row_sums", {"h", "题"}, {"m", "话"}},
      {"fact.zeros", Diagnosis::Kind::fact, 2, 3, "", {}, {"z", "零"}}};
  exercise.notes = {{"note.calls_wrong", {{"exercise", "row_sums"}}}};
  Detail& detail = *exercise.cases[1].detail;
  detail.trial = 2;
  detail.trials = 5;
  detail.thrown = Thrown{"std::string", "text \x01"};
  detail.signal = 11;
  detail.exit_status = -1;
  detail.limit_seconds = 0.5;
  detail.inputs_changed = detail.differs_when_called_again = true;
  detail.printed = "out\tput\n";
  detail.mismatch = Mismatch{{0, 1}, std::numeric_limits<double>::quiet_NaN(), -0.0, 1e-12, 1, 4};
  result.notes = {{"note.ignored_file", {{"file", "main.cpp"}}}};
  return result;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_read_is_written_as_the_same_bytes) {
  for (const auto& [name, result] : test::samples()) {
    BOOST_TEST(again(result) == to_json(result), name);
    BOOST_TEST(again(redacted(result)) == to_json(redacted(result)), name);
  }
  BOOST_TEST(again(full()) == to_json(full()));
}

BOOST_AUTO_TEST_CASE(fields_are_what_they_were) {
  const Result result = read_result(to_json(full()));
  BOOST_TEST(result.chapter == "ch01_tables");
  BOOST_TEST(result.sandbox_level == "namespaces");
  BOOST_REQUIRE(result.exercises.size() == 6U);
  const ExerciseResult& exercise = result.exercises[1];
  BOOST_TEST(exercise.file == "02_normalise_rows.cpp");
  BOOST_TEST(
      (exercise.verdict == Verdict::wrong && exercise.blocked_because == Verdict::compile_limit));
  BOOST_TEST((exercise.compiler->column == 7 && exercise.compiler->more == 2));
  BOOST_TEST((exercise.diagnoses.at(0).kind == Diagnosis::Kind::together));
  BOOST_TEST(exercise.diagnoses.at(0).inherited_from == "row_sums");
  BOOST_TEST((exercise.said.at(0).id == "note.calls_wrong" && exercise.notes.empty()));
  const Detail& detail = exercise.cases.at(1).detail.value();
  BOOST_TEST((detail.trial == 2 && detail.signal == 11 && detail.exit_status == -1));
  BOOST_TEST((detail.inputs_changed && detail.limit_seconds == 0.5));
  BOOST_TEST(std::signbit(detail.mismatch->expected));
  BOOST_CHECK(detail.yours == full().exercises[1].cases[1].detail->yours);
  BOOST_CHECK(detail.expected == full().exercises[1].cases[1].detail->expected);
  BOOST_TEST(result.exercises.back().extra);
}

// Thirds add up to 1, but three times what was written for one does not.
BOOST_AUTO_TEST_CASE(sums_are_those_that_were_written) {
  Result result = test::wrong();
  for (std::size_t i = 0; i < 3; ++i) result.exercises[i].score = 1.0 / 3;
  BOOST_TEST(read_result(to_json(result)).score() == 1);
  BOOST_TEST(again(result) == to_json(result));
}

BOOST_AUTO_TEST_CASE(the_same_is_told) {
  for (const auto& [name, result] : test::samples()) {
    const Result back = read_result(to_json(result));
    for (std::size_t i = 0; i < result.exercises.size(); ++i) {
      std::string text;
      for (const std::string& sentence : told(result.exercises[i], Language::chinese))
        text += make_safe(sentence);
      const auto words = told(back.exercises[i], Language::chinese);
      BOOST_TEST((words.empty() ? "" : words.at(0)) == text, name);
    }
  }
}

BOOST_AUTO_TEST_CASE(the_words_of_a_result_are_kept) {
  const Result result = test::with_notes(), back = read_result(to_json(result));
  const TextStyle style{.language = Language::chinese};
  for (const Message& note : result.notes) {
    const std::string text = say(note, Language::chinese);
    BOOST_TEST(text_report(back, style).find(text.substr(0, 12)) != std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(a_value_too_large_to_be_kept_is_its_shape) {
  Result result = test::wrong_in_large();
  std::get<Array>(result.exercises[1].cases[1].detail->yours->content).numbers.clear();
  BOOST_TEST(again(result) == to_json(result));
}

struct Row {
  std::string reason, found;
};

BOOST_AUTO_TEST_CASE(what_is_not_as_it_is_written_is_refused) {
  const std::string one = "/exercises/1", each = one + "/cases/1", detail = each + "/detail";
  const std::string yours = detail + "/yours";
  const std::vector<Row> rows = {
      {"schema is not \"grader/result/v1\"", reason_with("grader/result/v2", "/schema")},
      {"title.en is not a text", reason_with(1, "/title/en")},
      {"title is not an object", reason_with("words", "/title")},
      {"exercises is not an array", reason_with(Json::object(), "/exercises")},
      {"score is not the sum of the exercises, 10", reason_with(11, "/score")},
      {"score is not points from 0 to 1e9", reason_with("ten", "/score")},
      {"extra_score is not the sum of the exercises, 0", reason_with(1, "/extra_score")},
      {"exercises[1].score is not points from 0 to 1e9", reason_with(-1, one + "/score")},
      {"exercises[1].max_score is not points from 0 to 1e9",
       reason_with("NaN", one + "/max_score")},
      {"exercises[1].extra is not true or false", reason_with(0, one + "/extra")},
      {"exercises[1].verdict is not a verdict", reason_with("good", one + "/verdict")},
      {"exercises[1].properties is not an empty array",
       reason_with(Json::array({1}), one + "/properties")},
      {"exercises[1].cases[1].hidden is not true or false", reason_with("no", each + "/hidden")},
      {"exercises[1].cases[1].detail.trial is not a whole number from 0 to 2147483647",
       reason_with(1.5, detail + "/trial")},
      {"exercises[1].cases[1].detail.trials is not a whole number from 0 to 2147483647",
       reason_with(2147483648, detail + "/trials")},
      {"exercises[1].cases[1].detail.trials is not a whole number from 0 to 2147483647",
       reason_with(std::numeric_limits<std::uint64_t>::max(), detail + "/trials")},
      {"exercises[1].cases[1].detail.mismatch.at[0] is not a whole number from 0 to 1099511627776",
       reason_with(-1, detail + "/mismatch/at/0")},
      {"exercises[1].cases[1].detail.mismatch.yours is not a number",
       reason_with("nan", detail + "/mismatch/yours")},
      {"exercises[1].cases[1].detail.yours.kind is not array, text or list",
       reason_with("tree", yours + "/kind")},
      {"exercises[1].cases[1].detail.yours.element is not real, integer or truth",
       reason_with("complex", yours + "/element")},
      {"exercises[1].cases[1].detail.yours.numbers is not as many as shaped",
       reason_with(Json::array({1}), yours + "/numbers")},
      {"exercises[1].cases[1].detail.yours.shape is not a shape",
       reason_with(Json::array({1 << 30, 1 << 30}), yours + "/shape")},
      {"exercises[1].cases[1].detail.yours.shape is not a shape",
       reason_with(Json::array({1, 1, 1, 1, 1, 1, 2, 2, 1}), yours + "/shape")},
      {"exercises[1].score is missing", reason_without("score", one)},
      {"notes is missing", reason_without("notes", "")},
      {"exercises[1].cases[1].detail.yours.numbers is missing", reason_without("numbers", yours)},
      {"exercises[1].cases[1] is not an object without other members",
       reason_with(Json{{"id", ""}, {"colour", 1}}, each)},
      {"exercises[1].diagnoses[0].kind is not mistake, same, together or fact",
       reason_with("guess", one + "/diagnoses/0/kind", test::wrong_and_named())},
  };
  for (const Row& row : rows) BOOST_TEST(row.found == row.reason);
}

BOOST_AUTO_TEST_CASE(lists_of_names_are_as_long_as_what_they_name) {
  const std::string yours = "/exercises/1/cases/1/detail/yours/fields";
  BOOST_TEST(reason_with(Json::array({"a"}), yours, test::wrong_in_struct()) ==
             "exercises[1].cases[1].detail.yours.fields is not as long as what it is about");
}

BOOST_AUTO_TEST_CASE(what_is_no_json_is_refused) {
  const std::vector<Row> rows = {{"no JSON at byte 1", reason_of("")},
                                 {"no JSON at byte 1", reason_of("\xff")},
                                 {"no JSON at byte 4", reason_of("{} x")},
                                 {"the whole is not an object", reason_of("[]")},
                                 {"schema is missing", reason_of("{}")},
                                 {"a number that a double cannot hold", reason_of("[1e999]")},
                                 {"no JSON at byte 3", reason_of("[1")}};
  for (const Row& row : rows) BOOST_TEST(row.found == row.reason);
}

BOOST_AUTO_TEST_CASE(nothing_is_too_large_or_too_deep) {
  BOOST_TEST(reason_of(std::string(100'000, '[')) == "more than 64 levels");
  std::string many = "[0";
  for (std::size_t i = 0; i < most_result_values; ++i) many += ",0";
  BOOST_TEST(reason_of(many + "]") == "more than 2000000 values");
  BOOST_TEST(reason_of(std::string(most_result_bytes + 1, ' ')) == "more than 64 MiB");
}

BOOST_AUTO_TEST_CASE(why_it_cannot_be_read_is_told_in_both_languages) {
  const Message message{"result.unreadable", {{"reason", "notes is missing"}}};
  BOOST_TEST(say(message, Language::english) ==
             "This is no result of a grading that can be read: notes is missing. Grade the "
             "submission again.");
  BOOST_TEST(say(message, Language::chinese) ==
             "这不是能够读取的评分结果：notes is missing。请重新给这份提交评分。");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
