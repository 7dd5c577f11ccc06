// The reference of chapter 8, checked three ways: by the numbers that the chapter prints, by a
// naive twin, and by what must hold for every input.
#include <algorithm>
#include <cmath>
#include <limits>

#include <boost/test/unit_test.hpp>

#include "attention.hpp"
#include "tests/reference/chapter_example.hpp"
#include "tests/reference/inputs.hpp"
#include "tests/reference/naive.hpp"

namespace attention {

BOOST_AUTO_TEST_SUITE(reference_ch08_attention_tests)

using namespace attention::test::example;

namespace {

using namespace test;

constexpr double infinity = std::numeric_limits<double>::infinity();

}  // namespace

BOOST_AUTO_TEST_CASE(section_3_scores) {
  const Matrix expected{{ln2, 0, ln2}, {0, ln2, ln2}, {ln2, ln2, 2 * ln2}};
  BOOST_TEST(is_close(scaled_scores(q, k), expected));
}

BOOST_AUTO_TEST_CASE(section_3_and_4_weights) {
  BOOST_TEST(is_close(softmax_rows(scaled_scores(q, k)), weights));
}

BOOST_AUTO_TEST_CASE(section_4_outputs) {
  BOOST_TEST(is_close(masked_attention(q, k, v, all), outputs));
}

BOOST_AUTO_TEST_CASE(section_4_interventions_on_position_2) {
  const auto third = [](const Matrix& keys, const Matrix& values) {
    return Matrix(masked_attention(q, keys, values, all).row(2));
  };
  BOOST_TEST(is_close(third(other_k, other_v), Matrix{{1.2, 1.2}}));
  BOOST_TEST(is_close(third(other_k, v), Matrix{{1.2, 0.8}}));
  BOOST_TEST(is_close(third(k, other_v), Matrix{{1.5, 1.0}}));
}

BOOST_AUTO_TEST_CASE(section_5_causal_weights_and_outputs) {
  const Matrix causal_weights{{1, 0, 0}, {1.0 / 3, 2.0 / 3, 0}, {0.25, 0.25, 0.5}};
  BOOST_TEST(is_close(masked_softmax_rows(scaled_scores(q, k), causal), causal_weights));
  const Matrix causal_outputs{{2, 0}, {2.0 / 3, 2.0 / 3}, {1.5, 0.75}};
  BOOST_TEST(is_close(masked_attention(q, k, v, causal), causal_outputs));
}

BOOST_AUTO_TEST_CASE(naive_twin_agrees) {
  Random random;
  for (const Sizes& size : many_sizes) {
    const Matrix queries = random.matrix(size.n, size.d, size.scale);
    const Matrix keys = random.matrix(size.m, size.d, size.scale);
    const Matrix values = random.matrix(size.m, size.d_v, 1);
    const Mask visible = random.coin(size.n, size.m, 0.5);
    const double scale = std::max(1.0, size.scale * size.scale);
    const Matrix scores = scaled_scores(queries, keys);
    BOOST_TEST(is_close(scores, naive::scaled_scores(queries, keys), scale));
    BOOST_TEST(is_close(masked_softmax_rows(scores, visible),
                        naive::masked_softmax_rows(scores, visible)));
    BOOST_TEST(is_close(masked_attention(queries, keys, values, visible),
                        naive::masked_attention(queries, keys, values, visible), scale));
  }
}

BOOST_AUTO_TEST_CASE(rows_sum_to_one_or_to_nothing) {
  Random random;
  for (const double scale : {0.001, 1.0, 10'000.0}) {
    const Mask visible = random.coin(9, 4, 0.3);
    const Matrix shares = masked_softmax_rows(random.matrix(9, 4, scale), visible);
    for (Index i = 0; i < 9; ++i)
      BOOST_TEST(std::abs(shares.row(i).sum() - (visible.row(i).any() ? 1 : 0)) <= 1e-14);
  }
}

BOOST_AUTO_TEST_CASE(minus_infinity_gets_exactly_nothing) {
  const Matrix shares =
      softmax_rows(Matrix{{0, -infinity, std::log(3.0)}, {-infinity, 7, -infinity}});
  BOOST_TEST(is_close(shares, Matrix{{0.25, 0, 0.75}, {0, 1, 0}}));
  BOOST_TEST(shares(0, 1) == 0);
}

BOOST_AUTO_TEST_CASE(rows_of_nothing_are_zeros) {
  BOOST_TEST((softmax_rows(Matrix::Constant(2, 3, -infinity)) == Matrix::Zero(2, 3)));
  const Mask nothing = Mask::Constant(3, 3, false);
  BOOST_TEST((masked_attention(q, k, v, nothing) == Matrix::Zero(3, 2)));
}

BOOST_AUTO_TEST_CASE(hidden_scores_change_nothing) {
  const Matrix scores{{1, 2, 3}};
  const Matrix other{{1, 2, 1e300}};
  const Mask visible{{true, true, false}};
  BOOST_TEST((masked_softmax_rows(scores, visible) == masked_softmax_rows(other, visible)));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
