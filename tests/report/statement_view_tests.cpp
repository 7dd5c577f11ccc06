#include <boost/test/unit_test.hpp>

#include "grader/base/text.hpp"
#include "grader/report/statement_view.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(statement_view_tests)

namespace {

ShownExercise exercise() {
  return {"turn",
          "03_turn.cpp",
          {"Turn a table", "转置表格"},
          {"Rows become\ncolumns.\n", "行变成列。\n"},
          4,
          false,
          "tables.hpp",
          {"Matrix tables::turn(const Matrix& m);"},
          {"row_sums"},
          {"one_row", "square"},
          {{"Which index comes first?", "哪个下标在前？"}, {"Two loops.", "两层循环。"}},
          ""};
}

const TextStyle english{.language = Language::english};
const TextStyle chinese{.language = Language::chinese};

const char* const statement_english =
    "03 turn · Turn a table                                                  4 points\n"
    "\n"
    "  Rows become columns.\n"
    "\n"
    "  tables.hpp declares:\n"
    "      Matrix tables::turn(const Matrix& m);\n"
    "\n"
    "  File: 03_turn.cpp\n"
    "  It usually calls: row_sums\n"
    "  Cases: one_row, square\n"
    "  One of them in numbers: `grader show turn/one_row`\n"
    "  2 hints, one at a time: `grader hint turn`\n";

const char* const statement_chinese =
    "03 turn · 转置表格                                                          4 分\n"
    "\n"
    "  行变成列。\n"
    "\n"
    "  tables.hpp 中的声明：\n"
    "      Matrix tables::turn(const Matrix& m);\n"
    "\n"
    "  文件：03_turn.cpp\n"
    "  通常要调用：row_sums\n"
    "  用例：one_row, square\n"
    "  看其中一个的数值：`grader show turn/one_row`\n"
    "  共有 2 条提示，一次看一条：`grader hint turn`\n";

const char* const case_english =
    "03 turn · Turn a table                                                  4 points\n"
    "  Case one_row: turn(m) gets these values, and this is expected of it.\n"
    "\n"
    "       m        expected\n"
    "       1  2     1\n"
    "                2\n";

ShownCase one_row() {
  ShownCase shown{"one_row", "turn(m)", {}};
  shown.detail.inputs = {{"m", matrix(1, 2, {1, 2})}};
  shown.detail.expected = matrix(2, 1, {1, 2});
  return shown;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_statement_tells_all_that_one_needs_to_begin) {
  BOOST_TEST(statement_view(exercise(), english) == statement_english);
  BOOST_TEST(statement_view(exercise(), chinese) == statement_chinese);
}

BOOST_AUTO_TEST_CASE(what_an_exercise_does_not_have_is_not_spoken_of) {
  ShownExercise bare = exercise();
  bare.signatures = bare.needs = bare.cases = {};
  bare.hints = {};
  const std::string text = statement_view(bare, english);
  for (const char* word : {"declares", "calls", "Cases", "hint"})
    BOOST_TEST(text.find(word) == text.npos, word);
}

BOOST_AUTO_TEST_CASE(a_case_is_shown_in_numbers) {
  BOOST_TEST(shown_case_view(exercise(), one_row(), english) == case_english);
}

BOOST_AUTO_TEST_CASE(a_repeated_case_says_which_trial_is_shown) {
  ShownCase shown = one_row();
  shown.detail.trials = 5;
  const std::string text = shown_case_view(exercise(), shown, english);
  BOOST_TEST(text.find("It is tried 5 times, from small to large; this is the first.") !=
             text.npos);
}

BOOST_AUTO_TEST_CASE(a_hint_says_which_of_how_many_and_how_to_go_on) {
  const Message next{"hint.next", {{"command", "turn"}, {"options", ""}}};
  BOOST_TEST(hint_view(exercise(), 1, next, english) ==
             "03 turn · Turn a table                                                  4 points\n"
             "  Hint 1 of 2:\n"
             "  Which index comes first?\n"
             "\n"
             "  The next one: `grader hint turn`\n");
  const std::string text = hint_view(exercise(), 2, next, chinese);
  BOOST_TEST(text.find("  提示 2/2：\n  两层循环。\n\n  下一条：`grader hint turn`\n") !=
             text.npos);
}

BOOST_AUTO_TEST_CASE(all_hints_come_in_their_order) {
  const std::string text = all_hints_view(exercise(), english);
  BOOST_TEST(
      text.find("  Hint 1 of 2:\n  Which index comes first?\n\n  Hint 2 of 2:\n  Two loops.\n") !=
      text.npos);
}

BOOST_AUTO_TEST_CASE(no_line_is_wider_than_asked_and_none_steers_the_terminal) {
  ShownExercise wild = exercise();
  wild.title = {std::string(200, 'x'),
                "很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长"
                "很长很长很长很长很长很长的题目"};
  wild.statement.en = "\x1b[2J" + std::string(300, 'y');
  wild.signatures = {std::string(300, 'z'), "int g(\x1b[2J);",
                     "int f(int a, int b, int c, int d, int e, int f, int "
                     "g, int h, int i, int j, int k);"};
  for (const TextStyle& style : {english, chinese}) {
    const std::string text = statement_view(wild, style);
    BOOST_TEST(text.find('\x1b') == text.npos);
    for (const std::string_view line : split_lines(text))
      BOOST_TEST(display_width(line) <= 80, line);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
