// The steps on the way to an answer, by the chapter's numbers.
#include <limits>

#include <boost/test/unit_test.hpp>

#include "steps/steps.hpp"
#include "tests/reference/chapter_example.hpp"
#include "tests/reference/inputs.hpp"

namespace attention {

using namespace test;

BOOST_AUTO_TEST_SUITE(steps_tests)

using namespace example;

const Matrix scores{{ln2, 0, ln2}, {0, ln2, ln2}, {ln2, ln2, 2 * ln2}};
constexpr double hidden = -std::numeric_limits<double>::infinity();

BOOST_AUTO_TEST_CASE(dot_products_are_scores_not_yet_scaled) {
  BOOST_TEST(is_close(steps::dot_products(q, k), scores * std::numbers::sqrt2));
}

BOOST_AUTO_TEST_CASE(largest_and_exponentials_and_sums_of_every_row) {
  BOOST_TEST(is_close(steps::largest(scores), Matrix{{ln2}, {ln2}, {2 * ln2}}));
  const Matrix exponentials{{1, 0.5, 1}, {0.5, 1, 1}, {0.5, 0.5, 1}};
  BOOST_TEST(is_close(steps::exponentials(scores), exponentials));
  BOOST_TEST(is_close(steps::sums(exponentials), Matrix{{2.5}, {2.5}, {2}}));
}

BOOST_AUTO_TEST_CASE(what_is_hidden_has_no_exponential_and_is_no_largest) {
  const Matrix seen{{1, 0, 0}, {0.5, 1, 0}, {0.5, 0.5, 1}};
  BOOST_TEST(is_close(steps::visible_exponentials(scores, causal), seen));
  const Matrix far{{1, 1e4}};
  BOOST_TEST(is_close(steps::visible_exponentials(far, Mask{{true, false}}), Matrix{{1, 0}}));
}

BOOST_AUTO_TEST_CASE(a_row_of_nothing_has_only_zeros) {
  BOOST_TEST(is_close(steps::exponentials(Matrix{{hidden, hidden}}), Matrix{{0, 0}}));
  BOOST_TEST(
      is_close(steps::visible_exponentials(Matrix{{1, 2}}, Mask{{false, false}}), Matrix{{0, 0}}));
}

BOOST_AUTO_TEST_CASE(neighbouring_query_heads_read_the_same_head) {
  const Matrix a{{1}}, b{{2}};
  const auto read = steps::read_by({a, b}, 4);
  BOOST_REQUIRE(read.size() == 4U);
  BOOST_TEST((read[0] == a && read[1] == a && read[2] == b && read[3] == b));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
