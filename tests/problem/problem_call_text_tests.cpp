#include <boost/test/unit_test.hpp>

#include "grader/problem/call_text.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_call_text_tests)

BOOST_AUTO_TEST_CASE(calls_come_apart) {
  struct Row {
    const char* text;
    CallText call;
  };
  for (const Row& row : {Row{"normal(n, d)", {"", "normal", {"n", "d"}}},
                         {"1000 * normal(4, 3)", {"1000", "normal", {"4", "3"}}},
                         {"2 * c*normal(min(n, 3), d)", {"2 * c", "normal", {"min(n, 3)", "d"}}},
                         {"(1 + 2) * f(1)", {"(1 + 2)", "f", {"1"}}},
                         {"reference.thing()", {"", "reference.thing", {}}},
                         {"f(,)", {"", "f", {"", ""}}}})
    BOOST_TEST((split_call(row.text) == row.call), row.text);
}

BOOST_AUTO_TEST_CASE(other_text_is_no_call) {
  for (const char* text :
       {"", "n", "2/3", "f(1) + 1", "1 + f(1)", "(1)", "2 * (n)", "f(1", ")", "f)1("})
    BOOST_TEST(!split_call(text).has_value(), text);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
