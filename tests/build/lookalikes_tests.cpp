#include <boost/test/unit_test.hpp>

#include "grader/build/lookalikes.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(lookalikes_tests)

namespace {

struct Row {
  const char* text;
  std::int64_t line, column;
  const char* character;
  const char* kind;
  const char* key;
  std::int64_t more = 0;
};

const Row found[] = {
    {"int a；", 1, 6, "；", "full_width", ";"},
    {"int a = 1;\n  int b = 2，c；\n", 2, 12, "，", "full_width", ",", 1},
    {"/* 值 */ 值（1）", 1, 10, "（", "full_width", "(", 1},
    {"\t\tx＝1", 1, 4, "＝", "full_width", "="},
    {"a［0］｛｝", 1, 2, "［", "full_width", "[", 3},
    {"a ＋ b － c ＊ d ／ e ％ f", 1, 3, "＋", "full_width", "+", 4},
    {"a ＜ b ＞ c ！ d ＆ e ｜ f ＾ ～ ＃", 1, 3, "＜", "full_width", "<", 7},
    {"ｉnt", 1, 1, "ｉ", "full_width", "i"},
    {"x１", 1, 2, "１", "full_width", "1"},
    {"a。b", 1, 2, "。", "punctuation", "."},
    {"a、b", 1, 2, "、", "punctuation", ","},
    {"a【0】", 1, 2, "【", "punctuation", "[", 1},
    {"vector《int》", 1, 7, "《", "punctuation", "<", 1},
    {"“a”", 1, 1, "“", "quote", "\"", 1},
    {"‘a’", 1, 1, "‘", "quote", "'", 1},
    {"a – b — c − d", 1, 3, "–", "dash", "-", 2},
    {"a × b ÷ c", 1, 3, "×", "sign", "*", 1},
    {"a ≤ b ≥ c ≠ d", 1, 3, "≤", "sign", "<=", 2},
    {"a\u00A0b", 1, 2, "\u00A0", "space", " "},
    {"a\u3000b", 1, 2, "\u3000", "space", " "},
    {"a\u200Bb", 1, 2, "\u200B", "nothing", ""},
    {"a\uFEFFb", 1, 2, "\uFEFF", "nothing", ""},
    // behind what only looks like a literal or a comment
    {"int n = 1'000'000；", 1, 18, "；", "full_width", ";"},
    {"int n = 0x1'F；", 1, 14, "；", "full_width", ";"},
    {"char c = '\\''；", 1, 14, "；", "full_width", ";"},
    {"auto s = \"\\\"//\"；", 1, 16, "；", "full_width", ";"},
    {"auto s = \"a\\\nb\"；", 2, 3, "；", "full_width", ";"},
    {"auto s = R\"(\")\"；", 1, 16, "；", "full_width", ";"},
    {"auto s = u8R\"x()\")x\"；", 1, 21, "；", "full_width", ";"},
    {"auto s = MR\"(；\n)；", 2, 2, "；", "full_width", ";"},  // no raw string: the line ends it
    {"a /* ； */；", 1, 10, "；", "full_width", ";"},
    {"// ；\n；", 2, 1, "；", "full_width", ";"},
    {"// ； \\ \n ；\n；", 3, 1, "；", "full_width", ";"},
    {"#include “a.hpp”", 1, 10, "“", "quote", "\"", 1},
    {"#if 0\n；\n#else\n；\n#endif", 4, 1, "；", "full_width", ";"},
    {"#if 0\n#if 1\n#else\n；\n#endif\n；\n#endif\n；", 8, 1, "；", "full_width", ";"},
    {"#if 0 || A\n；\n#endif", 2, 1, "；", "full_width", ";"},
    // in a literal that never ends only its end is looked for
    {"f(\"a，b”);\n", 1, 7, "”", "quote", "\""},
    {"f('a’);\n", 1, 5, "’", "quote", "'"},
};

const char* const clean[] = {
    "",
    "int 值 = 1; double π = 3; auto é = ñ;",
    "// 值；“x” × ÷",
    "/* ；\n“ */",
    "/* ； never closed",
    "// ； \\\n ； still the comment",
    "auto s = \"；，“”\"; char16_t c = u'；';",
    "auto s = R\"(；\n\")\";",
    "auto s = LR\"--(；)\" ；)--\";",
    "auto s = \"a\\\n；\";",
    "#error 没有；\n",
    "#  warning “x”\n",
    "#if 0\n；\n#endif",
    "  #  if  0  // ；\n；\n # endif",
    "R\"",
    "R\"(",
    "\"\\",
    "'",
    "#",
    "1'",
    "\\",
};

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_in_code_is_found_with_its_place_and_key) {
  for (const Row& row : found) {
    const auto lookalike = find_lookalike(row.text);
    BOOST_TEST_CONTEXT(row.text) {
      BOOST_REQUIRE(lookalike.has_value());
      BOOST_TEST(lookalike->line == row.line);
      BOOST_TEST(lookalike->column == row.column);
      BOOST_TEST(lookalike->character == row.character);
      BOOST_TEST(lookalike->id == std::string("lookalike.") + row.kind);
      BOOST_TEST(lookalike->key == row.key);
      BOOST_TEST(lookalike->more == row.more);
    }
  }
}

BOOST_AUTO_TEST_CASE(what_is_text_or_a_name_is_none) {
  for (const char* text : clean) BOOST_TEST(!find_lookalike(text).has_value(), text);
}

BOOST_AUTO_TEST_CASE(the_line_is_shown_with_a_caret_under_it) {
  const auto message = explain_lookalike("int a;\n\t/* 值 */ f(1，2，3);\n");
  BOOST_REQUIRE(message.has_value());
  BOOST_TEST(message->line == 2);
  BOOST_TEST(message->column == 13);
  BOOST_TEST(message->more == 1);
  BOOST_TEST(message->text == "    2 |     /* 值 */ f(1，2，3);\n      |                 ^");
  BOOST_CHECK((message->instead == std::vector<Message>{{"lookalike.full_width",
                                                         {{"line", "2"},
                                                          {"column", "13"},
                                                          {"character", "，"},
                                                          {"code", "U+FF0C"},
                                                          {"key", ","}}},
                                                        {"lookalike.more", {{"more", "1"}}}}));
}

// A hostile file costs time that grows with its size, no more.
BOOST_AUTO_TEST_CASE(any_text_comes_to_an_end) {
  for (const char* part : {"\"", "'", "R\"(", "/*", "//\\\n", "#if 0\n", "；", "\\", "1'", "“\""}) {
    std::string text;
    while (text.size() < 300'000) text += part;
    find_lookalike(text);
  }
  BOOST_TEST(find_lookalike(std::string(1 << 20, ' ') + "；")->column == (1 << 20) + 1);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
