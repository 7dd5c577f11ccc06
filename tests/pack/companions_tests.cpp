#include <boost/test/unit_test.hpp>

#include "grader/pack/companions.hpp"
#include "tests/support/fake_reference.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(companions_tests)

namespace {

const Random any(digest_of({"companions"}));

std::optional<Value> first_of(const List& arguments) {
  return arguments.at(0);
}

Trial trial_of(List arguments) {
  return {.arguments = std::move(arguments)};
}

}  // namespace

BOOST_AUTO_TEST_CASE(real_numbers_are_halved_and_truths_turned_round_and_whole_ones_stay) {
  const Value real = matrix(1, 2, {3, -8}), truths = matrix(2, 1, {1, 0}, Element::truth);
  const Value whole = scalar(4, Element::integer), text{"text"};
  const auto made = make_companions(first_of, trial_of({real, truths, whole, text}), any);
  BOOST_REQUIRE(made.size() == 3U);
  const Value half = matrix(1, 2, {1.5, -4}), turned = matrix(2, 1, {0, 1}, Element::truth);
  BOOST_CHECK((made[0].arguments == List{half, turned, whole, text}));
  BOOST_CHECK((made[1].arguments == List{half, truths, whole, text}));
  BOOST_CHECK((made[2].arguments == List{real, turned, whole, text}));
}

BOOST_AUTO_TEST_CASE(a_list_changes_as_a_whole) {
  const Value list{List{scalar(2), Value{List{scalar(6), scalar(5, Element::integer)}}}};
  const auto made = make_companions(first_of, trial_of({list, scalar(1)}), any);
  BOOST_REQUIRE(made.size() == 3U);
  BOOST_CHECK((made[1].arguments[0] ==
               Value{List{scalar(1), Value{List{scalar(3), scalar(5, Element::integer)}}}}));
}

BOOST_AUTO_TEST_CASE(a_single_argument_changes_once) {
  BOOST_TEST(make_companions(first_of, trial_of({scalar(2)}), any).size() == 1U);
}

BOOST_AUTO_TEST_CASE(each_has_its_own_answer_and_bounds) {
  const Answer twice = [](const List& a) { return matrix(1, 1, {2 * test::number_in(a.at(0))}); };
  const auto made = make_companions(twice, trial_of({scalar(8)}), any);
  BOOST_CHECK(made.at(0).expected == matrix(1, 1, {8}));
  BOOST_REQUIRE(made[0].allowed.size() == 1U);
  BOOST_TEST(made[0].allowed[0] >= 64 * 8 * 0x1p-53);
  BOOST_TEST(made[0].allowed[0] < 1e-10);
  BOOST_TEST(made[0].mistaken.empty());
}

BOOST_AUTO_TEST_CASE(changes_without_an_answer_are_left_out) {
  const Answer picky = [](const List& a) -> std::optional<Value> {
    if (test::number_in(a.at(0)) < 2) return std::nullopt;
    return a.at(1);
  };
  const auto made = make_companions(picky, trial_of({scalar(2), scalar(6)}), any);
  BOOST_REQUIRE(made.size() == 1U);
  BOOST_CHECK((made[0].arguments == List{scalar(2), scalar(3)}));
}

BOOST_AUTO_TEST_CASE(the_same_trial_has_the_same_companions) {
  const Answer square = [](const List& a) {
    return scalar(test::number_in(a[0]) * test::number_in(a[0]));
  };
  const auto one = make_companions(square, trial_of({scalar(0.3), scalar(1)}), any);
  const auto other = make_companions(square, trial_of({scalar(0.3), scalar(1)}), any);
  BOOST_REQUIRE(one.size() == other.size());
  for (std::size_t i = 0; i < one.size(); ++i) BOOST_TEST(one[i].allowed == other[i].allowed);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
