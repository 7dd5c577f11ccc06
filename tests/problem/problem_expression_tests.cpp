#include <cmath>
#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/problem/expression.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_expression_tests)

namespace {

const double infinity = std::numeric_limits<double>::infinity();
const Names names{{"c", 3}, {"n", 4}, {"hidden", -infinity}};

std::string reason(const std::string& expression) {
  try {
    return std::to_string(evaluate(expression, names));
  } catch (const BadExpression& bad) {
    return bad.what();
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_are_read_as_a_person_writes_them) {
  struct Row {
    const char* expression;
    double value;
  };
  for (const Row& row : {Row{"2", 2},
                         {"-2", -2},
                         {"+2", 2},
                         {"2/3", 2.0 / 3},
                         {"1e-3", 1e-3},
                         {"sqrt(2) * ln(2)", std::sqrt(2.0) * std::log(2.0)},
                         {"2 * n + 1", 9},
                         {"-c", -3},
                         {"2^n", 16},
                         {"min(c, n)", 3},
                         {"max(c, n) - 1", 3},
                         {"exp(0)", 1},
                         {"cos(pi)", -1},
                         {"floor(7/2)", 3},
                         {"abs(-c)", 3},
                         {"((1))", 1},
                         {"log2(8)", 3}})
    BOOST_TEST(evaluate(row.expression, names) == row.value, row.expression);
}

BOOST_AUTO_TEST_CASE(infinity_must_be_written) {
  for (const char* text : {"inf", ".inf", "+.inf", "2 * inf", "-hidden"})
    BOOST_TEST(evaluate(text, names) == infinity, text);
  for (const char* text : {"-inf", "-.inf", "hidden"})
    BOOST_TEST(evaluate(text, names) == -infinity, text);
  for (const std::string text : {"1/0", "-1/0", "0/0", "ln(0)", "inf - inf", "sqrt(-1)"})
    BOOST_TEST(reason(text) == "expected an expression with a finite value, got \"" + text + "\"");
}

BOOST_AUTO_TEST_CASE(what_is_no_number_is_refused) {
  for (const std::string text :
       {"",      " ",     "2/",        "2 3",   "(1",  "1)",     "1, 2",   "1e400",
        "c = 4", "1 < 2", "1 ? 2 : 3", "\"a\"", "c n", "sqrt",   "sqrt()", "sqrt(1, 2)",
        "()",    "2n",    "0x10",      "1_000", "½",   "nan(1)", "--",     "a.b"})
    BOOST_TEST(reason(text).starts_with("expected "), text << ": " << reason(text));
}

BOOST_AUTO_TEST_CASE(names_differ_by_case) {
  BOOST_TEST(reason("C") == "expected a known name, got \"C\"");
  BOOST_TEST(reason("NaN") == "expected a known name, got \"NaN\"");
}

BOOST_AUTO_TEST_CASE(unknown_name_is_pointed_at) {
  try {
    (void)evaluate("2 * hiden + 1", names);
    BOOST_FAIL("no error");
  } catch (const BadExpression& bad) {
    BOOST_TEST(bad.what() == "expected a known name, got \"hiden\"; did you mean \"hidden\"?");
    BOOST_TEST(bad.position() == 4U);
    BOOST_TEST(bad.length() == 5U);
  }
}

BOOST_AUTO_TEST_CASE(long_expressions_are_refused) {
  BOOST_TEST(reason(std::string(100'000, '(')).starts_with("expected a number in at most 200"));
  BOOST_TEST(reason(std::string(199, '(')).starts_with("expected a number, got"));
}

BOOST_AUTO_TEST_CASE(free_names) {
  for (const char* name : {"n", "d_v", "_x", "e", "c2"}) BOOST_TEST(is_free_name(name), name);
  for (const char* name : {"", "2c", "sqrt", "inf", "pi", "min", "true", "a-b", "变"})
    BOOST_TEST(!is_free_name(name), name);
}

BOOST_AUTO_TEST_CASE(names_in_an_expression) {
  const std::vector<std::string> expected{"sqrt", "n", "d_v"};
  BOOST_TEST(names_in("2e3 * sqrt(n) + d_v") == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
