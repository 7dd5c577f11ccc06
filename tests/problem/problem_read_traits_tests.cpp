#include <boost/test/unit_test.hpp>

#include "grader/problem/parse_yaml.hpp"
#include "grader/problem/read_traits.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_read_traits_tests)

namespace {

ResultTraits read(const std::string& text, const std::string& expected_errors = "") {
  Errors errors({"f.yaml", text});
  const std::optional<Node> root = parse_yaml(errors);
  BOOST_TEST_REQUIRE(root.has_value(), errors.text());
  const ResultTraits traits =
      read_traits(&*root, {{"table", "visible"}, {"table", "count"}}, errors);
  BOOST_TEST(errors.text() == expected_errors);
  return traits;
}

}  // namespace

BOOST_AUTO_TEST_CASE(all_that_can_be_said_is_read) {
  const ResultTraits traits = read(
      "rows_sum_to: 3/2\nreadable: visible\nblocks: {of: count, called: {en: part, zh: 块}}\n");
  BOOST_TEST((traits.rows_sum_to == 1.5));
  BOOST_TEST(traits.readable == "visible");
  BOOST_TEST(traits.blocks == "count");
  BOOST_CHECK((traits.block == Words{"part", "块"}));
}

BOOST_AUTO_TEST_CASE(each_may_be_said_alone) {
  BOOST_TEST((read("rows_sum_to: 0\n").rows_sum_to == 0.0));
  BOOST_TEST(read("rows_sum_to: 0\n").readable == "");
  BOOST_TEST(!read("readable: table\n").rows_sum_to);
  BOOST_TEST(read("readable: table\n").blocks == "");
}

BOOST_AUTO_TEST_CASE(nothing_need_be_said) {
  Errors errors({"f.yaml", ""});
  BOOST_TEST(!read_traits(nullptr, {{"table"}}, errors).rows_sum_to);
  BOOST_TEST(errors.count() == 0U);
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_left_unsaid) {
  const ResultTraits traits = read(
      "readable: visibel\nrows_sum_to: -inf\n",
      "f.yaml:1:11: expected one of the arguments, got \"visibel\"; did you mean \"visible\"?\n"
      "    1 | readable: visibel\n      |           ^~~~~~~\n"
      "f.yaml:2:14: expected a finite number, got \"-inf\"\n"
      "    2 | rows_sum_to: -inf\n      |              ^~~~\n");
  BOOST_TEST(traits.readable == "");
  BOOST_TEST(!traits.rows_sum_to);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
