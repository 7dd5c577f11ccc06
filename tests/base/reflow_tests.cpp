#include <boost/test/unit_test.hpp>

#include "grader/base/reflow.hpp"

BOOST_AUTO_TEST_SUITE(reflow_tests)

struct Row {
  const char* text;
  const char* expected;
};

BOOST_AUTO_TEST_CASE(paragraphs_become_one_line_each) {
  const Row rows[] = {
      {"one line", "one line"},
      {"one\ntwo\n", "one two"},
      {"first\n\nsecond\nhalf", "first\n\nsecond half"},
      {"a list:\n* one\n* two\n  more", "a list:\n* one\n* two more"},
      {"so\n\n    a = b\n      + c\nand\nso on", "so\n\n    a = b\n      + c\nand so on"},
      {"第一句。 第二句", "第一句。第二句"},
      {"看 token", "看 token"},
      {"第一句。\nQwen3 是", "第一句。Qwen3 是"},
      {"一行\n又一行", "一行又一行"},
      {"一个 token\n是已知的", "一个 token 是已知的"},
      {"", ""},
  };
  for (const Row& row : rows) BOOST_TEST(grader::reflow(row.text) == row.expected, row.text);
}

BOOST_AUTO_TEST_SUITE_END()
