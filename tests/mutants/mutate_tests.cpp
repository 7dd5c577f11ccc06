#include <algorithm>

#include <boost/test/unit_test.hpp>

#include "tests/mutants/mutate.hpp"

BOOST_AUTO_TEST_SUITE(mutate_tests)

namespace {

using grader::mutants::Mutant;
using grader::mutants::mutants_of;
using Texts = std::vector<std::string>;

Texts now_of(const std::string& code) {
  Texts all;
  for (const Mutant& mutant : mutants_of(code)) all.push_back(mutant.now);
  return all;
}

struct Row {
  std::string code;
  Texts now;  // all mutants, in any order
};

void check(const Row& row) {
  Texts found = now_of(row.code), expected = row.now;
  std::sort(found.begin(), found.end());
  std::sort(expected.begin(), expected.end());
  BOOST_TEST_CONTEXT(row.code) {
    BOOST_CHECK_EQUAL_COLLECTIONS(found.begin(), found.end(), expected.begin(), expected.end());
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_has_nothing_to_exchange_has_no_mutants) {
  for (const char* code :
       {"", "int f();", "#include <a+b>", "// a + b", "/* 1 */", "x = \"1 + 2\";"})
    BOOST_TEST(mutants_of(code).empty(), code);
}

BOOST_AUTO_TEST_CASE(each_operator_applies_where_it_should_and_nowhere_else) {
  const Row rows[] = {
      {"int f() { return g + h; }", {"int f() { return g - h; }", "int f() { return g * h; }"}},
      {"int f() { return -g; }", {"int f() { return g; }"}},
      {"int f() { return !g; }", {"int f() { return g; }"}},
      {"int f() { return g <= h; }", {"int f() { return g < h; }", "int f() { return g > h; }"}},
      {"int f() { return g && h; }", {"int f() { return g || h; }"}},
      {"int f() { return 0; }", {"int f() { return 1; }"}},
      {"int f() { return 4; }", {"int f() { return 3; }", "int f() { return 5; }"}},
      {"int f() { return 1e-5; }", {"int f() { return (2 * 1e-5); }"}},
      {"int f() { return true; }", {"int f() { return false; }"}},
      {"int f() { return g.rows(); }", {"int f() { return g.cols(); }"}},
      {"int f() { return std::exp(g); }", {"int f() { return (g); }"}},
      {"int f() { return g.transpose(); }", {"int f() { return g; }"}},
      {"int f() { return g(h, l); }", {"int f() { return g(l, h); }"}},
      {"int f(int a, int b) { return a; }", {"int f(int a, int b) { return b; }"}},
      {"int f(int a, double b) { return a; }", {}},
      {"std::vector<Row<int>> f() { return g; }", {}},
      {"int f() { for (;;) continue; }", {"int f() { for (;;) ; }"}},
  };
  for (const Row& row : rows) check(row);
}

BOOST_AUTO_TEST_CASE(a_factor_of_a_product_is_transposed) {
  check({"int f() { return g * h; }",
         {"int f() { return g / h; }", "int f() { return g + h; }",
          "int f() { return g.transpose() * h; }", "int f() { return g * h.transpose(); }"}});
}

BOOST_AUTO_TEST_CASE(a_variable_is_exchanged_only_for_one_that_is_known_there) {
  const std::string code =
      "int f(int a) {\n"
      "  for (int i = g; h(i);) u(i);\n"
      "  const int late = a;\n"
      "  return late;\n"
      "}\n";
  const Texts found = now_of(code);
  const auto has = [&](const std::string& line) {
    return std::find(found.begin(), found.end(), line) != found.end();
  };
  BOOST_TEST(has("for (int i = g; h(a);) u(i);"));
  BOOST_TEST(has("for (int i = g; h(i);) u(a);"));
  BOOST_TEST(has("return a;"));
  BOOST_TEST(!has("for (int i = g; h(late);) u(i);"));
  BOOST_TEST(!has("return i;"));
}

BOOST_AUTO_TEST_CASE(members_are_exchanged_among_those_of_the_same_object) {
  const Texts found = now_of("int f() { return p.q(a.x, a.y, b.z); }");
  const auto has = [&](const std::string& line) {
    return std::find(found.begin(), found.end(), line) != found.end();
  };
  BOOST_TEST(has("int f() { return p.q(a.y, a.y, b.z); }"));
  BOOST_TEST(!has("int f() { return p.q(a.z, a.y, b.z); }"));
}

BOOST_AUTO_TEST_CASE(statements_go_but_neither_declarations_nor_the_last_return) {
  const std::string code =
      "int f() {\n"
      "  int a = g;\n"
      "  u(a);\n"
      "  if (v) return h;\n"
      "  return a;\n"
      "}\n";
  check({code, {";", "if (v) ;", "if (!(v)) return h;"}});
}

BOOST_AUTO_TEST_CASE(the_same_line_elsewhere_is_told_apart_by_its_number) {
  const auto mutants = mutants_of("a = 0;\nb;\na  =  0;  // again\n");
  BOOST_TEST_REQUIRE(mutants.size() >= 2);
  BOOST_TEST(mutants[0].was == "a = 0;");
  BOOST_TEST(mutants[0].nth == 1);
  BOOST_TEST(mutants[1].was == "a = 0;");
  BOOST_TEST(mutants[1].nth == 2);
  BOOST_TEST(mutants[1].now == "a = 1;");
}

BOOST_AUTO_TEST_CASE(a_change_over_several_lines_is_told_in_one) {
  const auto mutants = mutants_of("int f() {\n  g(h,\n    l);\n}\n");
  BOOST_TEST_REQUIRE(mutants.size() == 2);
  BOOST_TEST(mutants[0].was == "g(h, l);");
  BOOST_TEST(mutants[0].now == "g(l, h);");
  BOOST_TEST(mutants[0].code == "int f() {\n  g(l, h);\n}\n");
  BOOST_TEST(mutants[1].now == ";");
}

BOOST_AUTO_TEST_SUITE_END()
