#include <boost/test/unit_test.hpp>

#include "grader/build/signature.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(signature_tests)

namespace {

struct Row {
  const char *text, *signature;
};

const Row rows[] = {
    {"namespace thing {\nMatrix turn(const Matrix& m);\n}", "Matrix thing::turn(const Matrix& m)"},
    {"Matrix turn(const Matrix& m) {\n  return m;\n}", "Matrix thing::turn(const Matrix& m)"},
    {"std::vector<int>\n  turn(int a,\n       int b);",
     "std::vector<int> thing::turn(int a, int b)"},
    {"// turn(x) of old\nint turn (int x);", "int thing::turn(int x)"},
    {"/* int turn(double); */ const char* turn();", ""},
    {"int overturn(int x); double turn(double y);", "double thing::turn(double y)"},
    {"int other() { return turn(3); }", ""},
    {"int x = turn(3);", ""},
    {"", ""},
    {"int turn(int x)", ""},
};

}  // namespace

BOOST_AUTO_TEST_CASE(the_declaration_is_found_and_a_call_is_none) {
  for (const Row& row : rows) BOOST_TEST(signature_in(row.text, "thing::turn") == row.signature);
}

BOOST_AUTO_TEST_CASE(a_function_without_namespace_keeps_its_name) {
  BOOST_TEST(signature_in("int turn(int x);", "turn") == "int turn(int x)");
}

// Whoever wrote such a file waits for it, and so would a whole class.
BOOST_AUTO_TEST_CASE(a_name_that_stands_there_very_often_takes_no_longer_time) {
  std::string calls;
  for (int i = 0; i < 200'000; ++i) calls += "turn(";
  BOOST_TEST(signature_in(calls, "thing::turn") == "");
  BOOST_TEST(signature_in(calls + ";", "thing::turn") == "");
  BOOST_TEST(signature_in(calls + ";\nint turn(int x);", "thing::turn") ==
             "int thing::turn(int x)");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
