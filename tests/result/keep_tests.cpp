#include <boost/test/unit_test.hpp>

#include "grader/result/keep.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(keep_tests)

namespace {

Value row_of(std::size_t numbers) {
  return {Array{
      Element::real, {static_cast<std::int64_t>(numbers)}, std::vector<double>(numbers, 0.5)}};
}

// What is left of `yours`.
std::optional<Value> left_of(const Value& yours, const Value& expected = scalar(1)) {
  Detail detail;
  detail.yours = yours;
  detail.expected = expected;
  return kept(detail).yours;
}

std::size_t text_kept(std::size_t size) {
  return std::get<std::string>(left_of({std::string(size, 'x')})->content).size();
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_small_is_kept) {
  for (const Value& value : {scalar(1), row_of(3'999), Value{std::string(31'000, 'x')},
                             Value{List(1'000, matrix(1, 2, {1, 2}))}, Value{List{}}})
    BOOST_CHECK(left_of(value) == value);
}

BOOST_AUTO_TEST_CASE(an_array_becomes_its_shape) {
  const auto left = left_of(row_of(4'000));
  const auto& array = std::get<Array>(left->content);
  BOOST_CHECK((array.shape == std::vector<std::int64_t>{4'000}));
  BOOST_TEST(array.numbers.empty());
}

BOOST_AUTO_TEST_CASE(a_text_becomes_its_beginning_and_a_list_nothing) {
  BOOST_TEST(text_kept(1'000'000) == 32'000U);
  BOOST_TEST(!left_of({List(4'000, scalar(1))}).has_value());
  BOOST_TEST(!left_of({List(4'000, Value{List{}})}).has_value());
  BOOST_TEST(!left_of({List{{std::string(100'000, 'x')}, scalar(1)}}).has_value());
}

BOOST_AUTO_TEST_CASE(what_is_no_larger_than_what_is_expected_is_kept) {
  BOOST_CHECK(left_of(row_of(10'000), row_of(10'000)) == row_of(10'000));
  BOOST_TEST(std::get<Array>(left_of(row_of(10'001), row_of(10'000))->content).numbers.empty());
}

BOOST_AUTO_TEST_CASE(an_exception_is_cut) {
  Detail detail;
  detail.thrown = Thrown{std::string(5'000, 't'), std::string(1'000'000, 'x')};
  const Thrown cut = kept(detail).thrown.value();
  BOOST_TEST((cut.type.size() == 2'000U && cut.text.size() == 2'000U));
  detail.thrown = Thrown{"type", "text"};
  const Thrown whole = kept(detail).thrown.value();
  BOOST_TEST((whole.type == "type" && whole.text == "text"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
