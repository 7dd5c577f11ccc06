#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "grader/result/json.hpp"
#include "grader/result/redact.hpp"
#include "tests/result/samples.hpp"
#include "tests/support/schema_checker.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(json_tests)

namespace {

using nlohmann::json;
using test::Checker;

json schema() {
  const auto root = std::filesystem::path(GRADER_TESTS_FOLDER).parent_path();
  return json::parse(std::ifstream(root / "problems" / "schema" / "result.schema.json"));
}

json in_json(const Result& result) {
  return json::parse(to_json(result));
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_sample_keeps_to_the_schema) {
  const Checker checker(schema());
  for (const auto& [name, result] : test::samples()) {
    BOOST_TEST(checker.check(in_json(result)) == "", name);
    BOOST_TEST(checker.check(in_json(redacted(result))) == "", name);
  }
}

// What a reader of the JSON can meet, by its name in backticks.
BOOST_AUTO_TEST_CASE(every_member_of_the_schema_is_explained) {
  const auto root = std::filesystem::path(GRADER_TESTS_FOLDER).parent_path();
  std::ifstream file(root / "grader" / "result" / "README.md");
  const std::string manual{std::istreambuf_iterator<char>(file), {}};
  json rules = schema()["definitions"];
  rules["top"] = schema();
  for (const auto& [name, rule] : rules.items())
    if (rule.contains("properties"))
      for (const auto& [member, type] : rule["properties"].items())
        BOOST_TEST(manual.find("`" + member + "`") != std::string::npos, name << "/" << member);
}

BOOST_AUTO_TEST_CASE(every_kind_of_diagnosis_keeps_to_the_schema) {
  Result result = test::wrong_and_named();
  Diagnosis inherited = result.exercises[1].diagnoses[0];
  inherited.heading = {"shares", "份额"};
  inherited.inherited_from = "row_sums";
  std::vector<std::string> kinds;
  for (const auto kind : {Diagnosis::Kind::mistake, Diagnosis::Kind::same,
                          Diagnosis::Kind::together, Diagnosis::Kind::fact}) {
    inherited.kind = kind;
    result.exercises[1].diagnoses = {inherited};
    const json written = in_json(result);
    BOOST_TEST(Checker(schema()).check(written) == "");
    kinds.push_back(written["exercises"][1]["diagnoses"][0]["kind"]);
  }
  BOOST_TEST(kinds == (std::vector<std::string>{"mistake", "same", "together", "fact"}));
}

BOOST_AUTO_TEST_CASE(a_diagnosis_says_whence_it_comes_where_it_does) {
  Result result = test::wrong_and_named();
  Diagnosis& diagnosis = result.exercises[1].diagnoses[0];
  json written = in_json(result)["exercises"][1]["diagnoses"][0];
  BOOST_TEST((written["kind"] == "mistake" && written["cases_explained"] == 2));
  BOOST_TEST((!written.contains("heading") && !written.contains("inherited_from")));
  diagnosis.heading = {"shares", "份额"};
  diagnosis.inherited_from = "row_sums";
  written = in_json(result)["exercises"][1]["diagnoses"][0];
  BOOST_TEST(written["heading"] == json({{"en", "shares"}, {"zh", "份额"}}));
  BOOST_TEST(written["inherited_from"] == "row_sums");
}

BOOST_AUTO_TEST_CASE(the_checker_notices_what_is_wrong) {
  const Checker checker(schema());
  json result = in_json(test::wrong());
  result["score"] = "ten";
  BOOST_TEST(checker.check(result) == "/score: type");
  result = in_json(test::wrong());
  result["exercises"][0]["colour"] = "red";
  BOOST_TEST(checker.check(result) == "/exercises/*: has colour");
  result = in_json(test::wrong());
  result["exercises"][0].erase("verdict");
  BOOST_TEST(checker.check(result) == "/exercises/*: without verdict");
}

BOOST_AUTO_TEST_CASE(every_object_of_the_schema_is_closed) {
  json all = schema();
  BOOST_TEST(all["additionalProperties"] == false);
  for (const auto& [name, rule] : all["definitions"].items()) {
    if (rule["type"] == "object") BOOST_TEST(rule["additionalProperties"] == false, name);
  }
}

BOOST_AUTO_TEST_CASE(the_same_result_gives_the_same_bytes) {
  BOOST_TEST(to_json(test::wrong()) == to_json(test::wrong()));
  BOOST_TEST(to_json(test::wrong()).ends_with("}\n"));
}

BOOST_AUTO_TEST_CASE(points_are_rounded) {
  Result result = test::wrong();
  result.exercises[1].score = 0.1 + 0.2;
  BOOST_TEST(to_json(result).find("\"score\": 0.3,") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(numbers_that_json_does_not_have_are_text) {
  const json result = in_json(test::not_finite());
  BOOST_TEST(result["exercises"][1]["cases"][1]["detail"]["mismatch"]["yours"] == "NaN");
  const json infinite = in_json(test::wrong_by_infinity());
  BOOST_TEST(infinite["exercises"][1]["cases"][1]["detail"]["mismatch"]["expected"] == "-Infinity");
}

BOOST_AUTO_TEST_CASE(bytes_that_are_not_utf8_are_escaped) {
  const json result = in_json(test::wrong_shape());
  const std::string printed = result["exercises"][1]["cases"][1]["detail"]["printed"];
  BOOST_TEST(printed.starts_with("sum = 2\n\\x1b[31msum\\xff = 5.2929\n"));
}

BOOST_AUTO_TEST_CASE(the_message_is_told_in_both_languages) {
  const json message = in_json(test::wrong_and_named())["exercises"][1]["message"];
  BOOST_TEST(message["en"].get<std::string>().starts_with("Your columns add up to 1"));
  BOOST_TEST(message["en"].get<std::string>().ends_with("at row 2, column 1."));
  BOOST_TEST(message["zh"].get<std::string>().ends_with("差 0.2676。"));
}

BOOST_AUTO_TEST_CASE(an_explanation_is_only_for_who_has_solved_it) {
  const json result = in_json(test::wrong());
  BOOST_TEST(result["exercises"][0].contains("explanation"));
  BOOST_TEST(!result["exercises"][1].contains("explanation"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
