#include <boost/test/unit_test.hpp>

#include "grader/score/terminated.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(terminated_tests)

namespace {

struct Row {
  std::string printed, type, text;
};

const std::string start = "terminate called after throwing an instance of '";

const Row rows[] = {
    {start + "std::out_of_range'\n  what():  too far\n", "std::out_of_range", "too far"},
    {start + "std::bad_alloc'\n  what():  std::bad_alloc\n", "std::bad_alloc", "std::bad_alloc"},
    {start + "int'\n", "int", ""},
    {"printed before\n" + start + "int'\n", "int", ""},
    // One line of a longer text; a text that is cut off; nothing but the type.
    {start + "my::Error'\n  what():  one\ntwo\n", "my::Error", "one"},
    {start + "my::Error'\n  what():  on", "my::Error", "on"},
    {start + "my::Err", "my::Err", ""},
    // The library does not always know what was thrown.
    {"terminate called without an active exception\n", "", ""},
    {"pure virtual method called\nterminate called without an active exception\n", "", ""},
    {"terminate called recursively\n", "", ""},
    // The last one counts: what stands before it can be the student's own words.
    {start + "int'\n" + start + "long'\n", "long", ""},
};

}  // namespace

BOOST_AUTO_TEST_CASE(type_and_text_are_read) {
  for (const Row& row : rows) {
    const auto thrown = read_terminated(row.printed);
    BOOST_REQUIRE_MESSAGE(thrown, row.printed);
    BOOST_TEST(thrown->type == row.type);
    BOOST_TEST(thrown->text == row.text);
  }
}

BOOST_AUTO_TEST_CASE(other_words_are_none) {
  for (const char* printed : {"", "hello\n", "terminate\n", "pure virtual method called\n",
                              "your code: file.cpp:3: f(): Assertion `false' failed.\n"})
    BOOST_TEST(!read_terminated(printed).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
