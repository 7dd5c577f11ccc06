#include <boost/test/unit_test.hpp>

#include "grader/problem/declared_functions.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_declared_functions_tests)

namespace {

using Names = std::vector<std::string>;

struct Row {
  const char* header;
  Names functions;
};

const Row rows[] = {
    {"", {}},
    {"int f(int x);", {"f"}},
    {"namespace a { int f(); }", {"a::f"}},
    {"namespace a::b {\nMatrix turn(const Matrix& m,\n            int by);\n}", {"a::b::turn"}},
    {"namespace a { namespace b { int f(); } int g(); } int h();", {"a::b::f", "a::g", "h"}},
    {"inline namespace v1 { int& f(); }", {"v1::f"}},
    {"extern \"C\" { char* name(); }", {"name"}},
    {"std::vector<int> all(int n); [[nodiscard]] bool is(int n);", {"all", "is"}},
    {"template <class T> T least(T a, T b);", {"least"}},
    {"// int f();\n/* int g(); */ int h();", {"h"}},
    {"#define F int f();\n#include <a(b)>\nint g();", {"g"}},
    {"struct S : T { S() : T(\"not {\") {} int inside(); }; int f(S s);", {"f"}},
    {"inline int f(int x) { return g(x); } int h();", {"f", "h"}},
    {"using F = int(int); int f(F g = F(3));", {"f"}},
    {"inline decltype(auto) f() noexcept(true); int g();", {"f", "g"}},
    {"constexpr int many = 1'000; char c = '{'; int f();", {"f"}},
    {"static_assert(sizeof(int) == 4); int f();", {"f"}},
    {"} } int f();", {"f"}},
};

}  // namespace

BOOST_AUTO_TEST_CASE(functions_are_found_where_a_header_declares_them) {
  for (const Row& row : rows) BOOST_TEST(declared_functions(row.header) == row.functions);
}

BOOST_AUTO_TEST_CASE(parameters_are_counted) {
  const std::map<std::string, std::size_t> expected = {
      {"none", 0}, {"one", 1}, {"two", 2}, {"map", 2}, {"call", 1}};
  BOOST_CHECK(
      declared_parameters(
          "int none(); int one(const M& m); namespace {} int two(int a,\n  // c,\n int b);"
          "int map(std::map<int, A<B, C>> m, int n); int call(std::function<int(int, int)> f);"
          "struct S { S(int a, int b); };") == expected);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
