#include <boost/test/unit_test.hpp>

#include "grader/base/text.hpp"
#include "grader/report/chapter_view.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(chapter_view_tests)

namespace {

ListedChapter chapter() {
  return {"ch01",
          {"Chapter 1 · Tables", "第 1 章 · 表格"},
          {{"row_sums", "01_row_sums.cpp", {"Sum up", "求和"}, 4, false, FileState::changed},
           {"turn", "12_turn.cpp", {"Turn a table", "转置"}, 2.5, false, FileState::missing},
           {"more", "13_more.cpp", {"For later", "以后再做"}, 10, true, FileState::untouched}},
          true,
          ""};
}

const TextStyle english{.language = Language::english};
const TextStyle chinese{.language = Language::chinese};

const char* const whole_english =
    "Chapter 1 · Tables                                      2 exercises · 6.5 points\n"
    "\n"
    "  01 row_sums    4  Sum up                                             begun\n"
    "  12 turn      2.5  Turn a table                                       no file\n"
    "\n"
    "  further: 1 exercise · 10 points on top\n"
    "  13 more       10  For later                                          not begun\n"
    "\n"
    "  What one asks for: `grader show more`\n";

const char* const whole_chinese =
    "第 1 章 · 表格                                                 2 个练习 · 6.5 分\n"
    "\n"
    "  01 row_sums    4  求和                                                已动笔\n"
    "  12 turn      2.5  转置                                                没有文件\n"
    "\n"
    "  选做：1 个练习 · 额外 10 分\n"
    "  13 more       10  以后再做                                            未动笔\n"
    "\n"
    "  查看题目要求：`grader show more`\n";

}  // namespace

BOOST_AUTO_TEST_CASE(a_students_folder_shows_what_is_begun) {
  BOOST_TEST(chapter_view(chapter(), english) == whole_english);
  BOOST_TEST(chapter_view(chapter(), chinese) == whole_chinese);
}

BOOST_AUTO_TEST_CASE(titles_cannot_steer_the_terminal) {
  ListedChapter hostile = chapter();
  hostile.title.en =
      "\x1b]0;owned\x07"
      "Chapter";
  hostile.exercises[0].title.en = "\x1b[31mred\nline";
  const std::string text = chapter_view(hostile, english) + chapters_view({hostile}, english);
  BOOST_TEST(text.find('\x1b') == text.npos);
  BOOST_TEST(text.find("\\x1b[31mred line") != text.npos);
}

BOOST_AUTO_TEST_CASE(elsewhere_no_states_are_shown_and_start_is_offered) {
  ListedChapter listed = chapter();
  listed.has_files = false;
  listed.options = " --pack x";
  const std::string text = chapter_view(listed, english);
  BOOST_TEST(text.find("begun") == text.npos);
  BOOST_TEST(text.ends_with("  Begin: `grader start ch01 my-work --pack x`\n"));
}

BOOST_AUTO_TEST_CASE(a_chapter_without_exercises_is_a_headline) {
  BOOST_TEST(split_lines(chapter_view({}, english)).size() <= 2U);
}

BOOST_AUTO_TEST_CASE(chapters_are_listed_with_their_size) {
  const std::string text = chapters_view({chapter()}, english);
  BOOST_TEST(text.find("\n  ch01  Chapter 1 · Tables") != text.npos);
  BOOST_TEST(text.find("2 exercises · 6.5 points\n") != text.npos);
  BOOST_TEST(text.ends_with("  The exercises of one: `grader list --chapter ch01`\n"));
}

BOOST_AUTO_TEST_CASE(no_line_is_wider_than_asked) {
  ListedChapter listed = chapter();
  listed.exercises[0].title = {std::string(200, 'x'),
                               "很长很长很长很长很长很长很长很长很长很长很长"
                               "很长很长很长很长很长很长很长很长很长的题目"};
  listed.exercises[1].id = std::string(64, 'y');
  listed.id = std::string(64, 'z');
  for (const TextStyle& style : {english, chinese})
    for (const std::string& text : {chapter_view(listed, style), chapters_view({listed}, style)})
      for (const std::string_view line : split_lines(text))
        BOOST_TEST(display_width(line) <= 80, line);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
