#include <boost/test/unit_test.hpp>

#include "grader/build/compiler_output.hpp"

namespace grader {
namespace {

struct Row {
  const char* name;
  const char* output;  // of g++ 12.2 in a UTF-8 locale, as it came
  CompilerMessage expected;
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
03_x.cpp:4:38:   required from here
/usr/include/c++/12/bits/predefined_ops.h:45:23: error: no match for ‘operator<’ (operand types are ‘P’ and ‘P’)
   45 |       { return *__it1 < *__it2; }
      |                ~~~~~~~^~~~~~~~
)",
     {4, 38, "03_x.cpp:4:38: error: no match for ‘operator<’ (operand types are ‘P’ and ‘P’)", 0}},
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
     {0, 0, "error: undefined reference to 'helper(int)'", 1}},
    {"undefined function, bfd",
     R"(/usr/bin/ld: part0.o: in function `h(int)':
03_x.cpp:(.text+0x11): undefined reference to `helper(int)'
collect2: error: ld returned 1 exit status
)",
     {0, 0, "undefined reference to `helper(int)'", 1}},
    {"tools are called by their bare names",
     R"({tools}/api.hpp:3:1: error: ‘int’ does not name a type
)",
     {0, 0, "api.hpp:3:1: error: ‘int’ does not name a type", 0}},
    {"no error at all", "Killed\n", {0, 0, "Killed", 0}},
    {"nothing", "", {0, 0, "", 0}},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(compiler_output_tests)

BOOST_AUTO_TEST_CASE(the_first_message_at_the_students_own_line_is_kept) {
  for (const Row& row : rows) {
    const CompilerMessage message = first_message(row.output, "03_x.cpp");
    BOOST_TEST_CONTEXT(row.name) {
      BOOST_TEST(message.text == row.expected.text);
      BOOST_TEST(message.line == row.expected.line);
      BOOST_TEST(message.column == row.expected.column);
      BOOST_TEST(message.more == row.expected.more);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
