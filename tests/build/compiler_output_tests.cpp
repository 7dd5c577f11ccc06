#include <boost/test/unit_test.hpp>

#include "grader/build/compiler_output.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(compiler_output_tests)

namespace {

struct Row {
  const char* name;
  const char* output;  // of g++ 12.2 in a UTF-8 locale, columns in bytes, as it came
  CompilerMessage expected;
  const char* source = "";  // 03_x.cpp, where it matters
};

const Row rows[] = {
    {"missing semicolon",
     R"(03_x.cpp: In function ‘int f(int)’:
03_x.cpp:5:3: error: expected ‘,’ or ‘;’ before ‘return’
    5 |   return b + nothing;
      |   ^~~~~~
03_x.cpp:6:1: warning: no return statement in function returning non-void [-Wreturn-type]
    6 | }
      | ^
)",
     {5, 3, R"(03_x.cpp:5:3: error: expected ‘,’ or ‘;’ before ‘return’
    5 |   return b + nothing;
      |   ^~~~~~)",
      0}},
    {"missing header",
     R"(03_x.cpp:1:10: fatal error: nowhere.hpp: No such file or directory
    1 | #include "nowhere.hpp"
      |          ^~~~~~~~~~~~~
compilation terminated.
)",
     {1, 10, R"(03_x.cpp:1:10: fatal error: nowhere.hpp: No such file or directory
    1 | #include "nowhere.hpp"
      |          ^~~~~~~~~~~~~)",
      0}},
    {"in a library header, because of line 4",
     R"(In file included from /usr/include/c++/12/vector:60,
                 from 03_x.cpp:1:
/usr/include/c++/12/bits/stl_algo.h:4820:18:   required from ‘constexpr void std::sort(_RAIter, _RAIter)’
03_x.cpp:4:12:   required from here
/usr/include/c++/12/bits/predefined_ops.h:45:23: error: no match for ‘operator<’ (operand types are ‘P’ and ‘P’)
   45 |       { return *__it1 < *__it2; }
      |                ~~~~~~~^~~~~~~~
)",
     {4, 12, R"(03_x.cpp:4:12: error: no match for ‘operator<’ (operand types are ‘P’ and ‘P’)
    4 |   std::sort(both.begin(), both.end());
      |            ^)",
      0},
     "struct P {};\nvoid f() {\n  std::vector<P> both;\n  std::sort(both.begin(), both.end());\n"},
    {"in the student's own header",
     R"(In file included from 03_x.cpp:1:
tools.hpp: In function ‘int broken()’:
tools.hpp:1:31: error: expected ‘;’ before ‘}’ token
    1 | inline int broken() { return 1 }
      |                               ^~
      |                               ;
03_x.cpp: In function ‘int k()’:
03_x.cpp:2:18: error: ‘missing_one’ was not declared in this scope
    2 | int k() { return missing_one(); }
      |                  ^~~~~~~~~~~
)",
     {0, 0, R"(tools.hpp:1:31: error: expected ‘;’ before ‘}’ token
    1 | inline int broken() { return 1 }
      |                               ^~
      |                               ;)",
      1}},
    {"undefined function, gold",
     R"(part0.o:03_x.cpp:function h(int): error: undefined reference to 'helper(int)'
collect2: error: ld returned 1 exit status
)",
     {0, 0, "error: undefined reference to 'helper(int)'", 0}},
    {"undefined function, bfd",
     R"(/usr/bin/ld: part0.o: in function `h(int)':
03_x.cpp:(.text+0x11): undefined reference to `helper(int)'
collect2: error: ld returned 1 exit status
)",
     {0, 0, "undefined reference to `helper(int)'", 0}},
    {"tools are called by their bare names",
     R"({tools}/api.hpp:3:1: error: ‘int’ does not name a type
)",
     {0, 0, "api.hpp:3:1: error: ‘int’ does not name a type", 0}},
    {"a brace that is never closed",
     R"(03_x.cpp: In function ‘int f()’:
03_x.cpp:3:10: error: expected ‘}’ at end of input
    3 | return 1;
      |          ^
03_x.cpp:1:9: note: to match this ‘{’
    1 | int f() {
      |         ^
)",
     {3, 10, R"(03_x.cpp:3:10: error: expected ‘}’ at end of input
    3 | return 1;
      |          ^
03_x.cpp:1:9: note: to match this ‘{’
    1 | int f() {
      |         ^)",
      0}},
    {"a warning before it is not to blame",
     R"(03_x.cpp:2:5: warning: unused variable ‘a’ [-Wunused-variable]
    2 | int a;
      |     ^
{tools}/api.hpp:3:1: error: ‘thing’ does not name a type
)",
     {0, 0, "api.hpp:3:1: error: ‘thing’ does not name a type", 0}},
    {"source that speaks of an error is none",
     R"(03_x.cpp:2:5: warning: odd
    2 | // x: error: y
      |     ^
03_x.cpp:4:3: error: real
    4 |   z;
      |   ^
)",
     {4, 3, R"(03_x.cpp:4:3: error: real
    4 |   z;
      |   ^)",
      0}},
    {"columns count characters",
     R"(03_x.cpp:1:18: error: ‘q’ was not declared in this scope
    1 | /* 勾股 */ a = q;
      |                ^
)",
     {1, 14, R"(03_x.cpp:1:14: error: ‘q’ was not declared in this scope
    1 | /* 勾股 */ a = q;
      |                ^)",
      0},
     "/* 勾股 */ a = q;\n"},
    {"in a macro, used on line 4",
     R"(03_x.cpp:2:15: error: ‘y’ was not declared in this scope
    2 | #define M(x) x*y
      |               ^
03_x.cpp:4:10: note: in expansion of macro ‘M’
    4 |   return M(1);
      |          ^
)",
     {2, 15, R"(03_x.cpp:2:15: error: ‘y’ was not declared in this scope
    2 | #define M(x) x*y
      |               ^
03_x.cpp:4:10: note: in expansion of macro ‘M’
    4 |   return M(1);
      |          ^)",
      0}},
    {"a missing #include",
     R"(03_x.cpp:1:18: error: ‘set’ is not a member of ‘std’
    1 | auto f() { std::set<int> a; }
      |                 ^~~
03_x.cpp:1:1: note: ‘std::set’ is defined in header ‘<set>’; did you forget to ‘#include <set>’?
  +++ |+#include <set>
    1 | auto f() { std::set<int> a; }
)",
     {1, 18, R"(03_x.cpp:1:18: error: ‘set’ is not a member of ‘std’
    1 | auto f() { std::set<int> a; }
      |                 ^~~
note: ‘std::set’ is defined in header ‘<set>’; did you forget to ‘#include <set>’?)",
      0}},
    {"included by the file, broken by the system",
     R"(In file included from /usr/include/c++/12/vector:60,
                 from 03_x.cpp:2:
/usr/include/c++/12/bits/c++config.h:1:2: error: #error no
    1 | #error no
      |  ^~~~~
)",
     {2, 0, "03_x.cpp:2: error: #error no\n    2 | #include <vector>", 0},
     "#define no\n#include <vector>\n"},
    {"no error at all", "Killed\n", {0, 0, "Killed", 0}},
    {"nothing", "", {0, 0, "", 0}},
};

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_message_at_the_students_own_line_is_kept) {
  for (const Row& row : rows) {
    const CompilerMessage message = first_message(
        row.output, "03_x.cpp", {{"03_x.cpp", row.source}, {"tools.hpp", "no matter"}});
    BOOST_TEST_CONTEXT(row.name) {
      BOOST_TEST(message.text == row.expected.text);
      BOOST_TEST(message.line == row.expected.line);
      BOOST_TEST(message.column == row.expected.column);
      BOOST_TEST(message.more == row.expected.more);
    }
  }
}

BOOST_AUTO_TEST_CASE(words_without_end_leave_room_for_the_line) {
  const std::string output =
      "03_x.cpp:1:1: error: no match for " + std::string(3000, 'T') + "\n    1 | x;\n      | ^\n";
  const std::string text = first_message(output, "03_x.cpp").text;
  BOOST_TEST(text.size() < 300U);
  BOOST_TEST(text.ends_with("T…\n    1 | x;\n      | ^"), text);
}

BOOST_AUTO_TEST_CASE(a_librarys_own_sentence_at_the_same_line_is_clearer) {
  const std::string chain =
      "/usr/include/e/Xpr.h:1:1:   required from ‘f’\n03_x.cpp:2:9:   required from here\n";
  const std::string output = chain + "/usr/include/e/Xpr.h:5:1: error: no type named ‘R’\n" +
                             chain +
                             "/usr/include/e/A.h:7:3: error: static assertion failed: YOU_MIXED\n" +
                             "03_x.cpp:3:1: error: static assertion failed: elsewhere\n";
  const auto message = first_message(output, "03_x.cpp", {{"03_x.cpp", "a\nb = q + f;\n"}});
  BOOST_TEST(message.text ==
             "03_x.cpp:2:9: error: static assertion failed: YOU_MIXED\n    2 | b = q + f;\n      "
             "|         ^");
  BOOST_TEST(message.more == 2);
}

// As a student's #error can write them.
BOOST_AUTO_TEST_CASE(no_place_is_outside_of_every_file) {
  for (const char* place : {"-3:1", "0:1", "3:-9", "x:1", ":", "9999999999999999999999:1"}) {
    const std::string output = std::string("03_x.cpp:") + place + ": error: no\n";
    const auto message = first_message(output, "03_x.cpp", {{"03_x.cpp", "a\nb\nc\n"}});
    BOOST_TEST((message.line == 0 && message.column == 0), place);
    BOOST_TEST(message.text.ends_with("error: no"), message.text);
  }
}

BOOST_AUTO_TEST_CASE(a_function_that_ends_without_a_result_is_noticed) {
  const std::string warning =
      "no return statement in function returning non-void [-Wreturn-type]\n    6 | }\n";
  BOOST_TEST(line_without_return("03_x.cpp:6:1: warning: " + warning, "03_x.cpp") == 6);
  BOOST_TEST(line_without_return("tools.hpp:6:1: warning: " + warning, "03_x.cpp") == 0);
  BOOST_TEST(line_without_return("03_x.cpp:6:1: warning: unused [-Wunused]\n", "03_x.cpp") == 0);
  BOOST_TEST(line_without_return("", "03_x.cpp") == 0);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
