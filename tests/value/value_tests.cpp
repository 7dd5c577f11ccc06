#include <boost/test/unit_test.hpp>

#include "grader/value/value.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(value_tests)

BOOST_AUTO_TEST_CASE(count_of_multiplies_extents) {
  BOOST_TEST(count_of({}) == 1);
  BOOST_TEST(count_of({5}) == 5);
  BOOST_TEST(count_of({3, 0}) == 0);
  BOOST_TEST(count_of({3, 2, 4}) == 24);
}

BOOST_AUTO_TEST_CASE(count_of_refuses_what_cannot_be) {
  const std::int64_t large = std::int64_t{1} << 40;
  BOOST_TEST(count_of({large}) == large);
  for (const auto& shape : std::vector<std::vector<std::int64_t>>{
           {-1}, {3, -1}, {large + 1}, {large, 2}, {1 << 30, 1 << 30}, {INT64_MAX, INT64_MAX}}) {
    BOOST_TEST(count_of(shape) == -1);
  }
}

BOOST_AUTO_TEST_CASE(format_shape_is_for_people) {
  BOOST_TEST(format_shape({}) == "number");
  BOOST_TEST(format_shape({5}) == "5");
  BOOST_TEST(format_shape({3, 2}) == "3 x 2");
}

BOOST_AUTO_TEST_CASE(values_are_equal_in_every_part) {
  BOOST_CHECK(matrix(1, 2, {1, 2}) == matrix(1, 2, {1, 2}));
  BOOST_CHECK(matrix(1, 2, {1, 2}) != matrix(2, 1, {1, 2}));
  BOOST_CHECK(scalar(1) != scalar(1, Element::integer));
  BOOST_CHECK(Value{"1"} != scalar(1));
  BOOST_CHECK((Value{List{scalar(1)}} != Value{List{scalar(1), scalar(1)}}));
}

BOOST_AUTO_TEST_CASE(an_array_is_whole_with_all_its_numbers) {
  const Value shape = {Array{Element::real, {2, 3}, {}}};
  for (const Value& whole : {matrix(1, 2, {1, 2}), matrix(0, 3, {}), scalar(1), Value{"text"},
                             Value{List{}}, Value{List{scalar(1)}}})
    BOOST_TEST(is_whole(whole));
  for (const Value& torn : {shape, Value{List{scalar(1), shape}}, Value{List{{List{shape}}}}})
    BOOST_TEST(!is_whole(torn));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
