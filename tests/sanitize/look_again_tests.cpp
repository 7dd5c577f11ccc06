#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/sanitize/look_again.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(look_again_tests)

namespace {

const Bytes source = "int f() {\n  return \xe5\x92\x8c + g(7) / 0;\n}\n";
const Bytes header = "inline int g(int i) { return i; }\n";
const OwnFiles files = {{"01_thing.cpp", &source}, {"own.hpp", &header}};

std::optional<Finding> told(const SanitizerReport& report,
                            const std::vector<SourcePlace>& places = {}) {
  return tell(report, places, files);
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_place_in_an_own_file_is_told) {
  const auto finding =
      told({.kind = "reads_past_end"}, {{"DenseBase.h", 182}, {"own.hpp", 1}, {"01_thing.cpp", 2}});
  BOOST_REQUIRE(finding.has_value());
  BOOST_TEST(finding->message.id == "sanitizer.reads_past_end");
  BOOST_TEST(finding->file == "own.hpp");
  BOOST_TEST(finding->line == 1);
  BOOST_TEST(finding->column == 0);
  BOOST_TEST(finding->source == "    1 | inline int g(int i) { return i; }");
  BOOST_TEST(finding->message.values.at("file") == "own.hpp");
  BOOST_TEST(finding->message.values.at("line") == "1");
}

BOOST_AUTO_TEST_CASE(a_place_of_the_report_itself_comes_first_and_has_a_caret) {
  const SanitizerReport report{.kind = "division_by_zero",
                               .place = SourcePlace{"01_thing.cpp", 2, 21}};
  const auto finding = told(report, {{"own.hpp", 1}});
  BOOST_REQUIRE(finding.has_value());
  BOOST_TEST(finding->line == 2);
  BOOST_TEST(finding->column == 19);  // in characters: one of three bytes stands before it
  BOOST_TEST(finding->source ==
             "    2 |   return \xe5\x92\x8c + g(7) / 0;\n      |                    ^");
}

BOOST_AUTO_TEST_CASE(a_place_of_the_report_in_another_file_is_passed_over) {
  const SanitizerReport report{.kind = "null_pointer",
                               .place = SourcePlace{"/usr/include/vector", 2, 1}};
  BOOST_TEST(!told(report).has_value());
  const auto finding = told(report, {{"01_thing.cpp", 1}});
  BOOST_REQUIRE(finding.has_value());
  BOOST_TEST(finding->line == 1);
}

BOOST_AUTO_TEST_CASE(other_peoples_files_are_never_told) {
  for (const char* file : {"02_other.cpp", "/etc/passwd", "", "../01_thing.cpp", "thing.cpp"})
    BOOST_TEST(!told({.kind = "shift"}, {{file, 1}}).has_value(), file);
}

BOOST_AUTO_TEST_CASE(a_forged_line_or_column_is_not_told) {
  constexpr auto least = std::numeric_limits<std::int64_t>::min();
  for (const std::int64_t line : {std::int64_t{0}, std::int64_t{-7}, least})
    BOOST_TEST(!told({.kind = "shift", .place = SourcePlace{"01_thing.cpp", line, 1}}), line);
  for (const std::int64_t column : {std::int64_t{0}, std::int64_t{-1}, least, -(least + 1)}) {
    const auto finding = told({.kind = "shift", .place = SourcePlace{"01_thing.cpp", 1, column}});
    BOOST_TEST(finding.value().column == 0, column);
  }
}

// A #line in the student's own code can say what it likes.
BOOST_AUTO_TEST_CASE(a_line_that_is_not_there_shows_no_source) {
  const auto finding = told({.kind = "shift"}, {{"01_thing.cpp", 4'000'000'000}});
  BOOST_REQUIRE(finding.has_value());
  BOOST_TEST(finding->source == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
