// 06 to 08 of the reference: by the chapter's picture, by a naive twin over every small size, and
// by what must hold for every size.
#include <boost/test/unit_test.hpp>

#include "attention.hpp"
#include "tests/reference/chapter_example.hpp"
#include "tests/reference/inputs.hpp"
#include "tests/reference/naive_masks.hpp"

namespace attention {

using namespace test;

BOOST_AUTO_TEST_SUITE(reference_masks_tests)

using namespace example;

BOOST_AUTO_TEST_CASE(section_5_causal_grid) {
  BOOST_TEST(is_same(causal_mask(3, 3), causal));
}

BOOST_AUTO_TEST_CASE(the_last_query_stands_at_the_last_key) {
  BOOST_TEST(is_same(causal_mask(1, 3), Mask{{true, true, true}}));
  BOOST_TEST(is_same(causal_mask(2, 3), Mask{{true, true, false}, {true, true, true}}));
  BOOST_TEST(is_same(causal_mask(3, 1), Mask{{false}, {false}, {true}}));
}

BOOST_AUTO_TEST_CASE(filling_is_hidden_from_every_query) {
  const Mask two_of_three{{true, true, false}, {true, true, false}};
  BOOST_TEST(is_same(padding_mask(2, 3, 2), two_of_three));
  BOOST_TEST(is_same(padding_mask(2, 3, 0), Mask::Constant(2, 3, false)));
  BOOST_TEST(is_same(padding_mask(2, 3, 3), Mask::Constant(2, 3, true)));
}

BOOST_AUTO_TEST_CASE(what_both_show) {
  const Mask two_of_three{{true, false, false}, {true, true, false}, {true, true, false}};
  BOOST_TEST(is_same(decoder_mask(3, 2), two_of_three));
  BOOST_TEST(is_same(decoder_mask(3, 3), causal));
  BOOST_TEST(is_same(decoder_mask(3, 0), Mask::Constant(3, 3, false)));
}

BOOST_AUTO_TEST_CASE(every_small_size_of_the_naive_twin) {
  for (Index n = 1; n <= 12; ++n)
    for (Index m = 1; m <= 12; ++m) {
      BOOST_TEST(is_same(causal_mask(n, m), naive::causal_mask(n, m)), n << " x " << m);
      for (Index length = 0; length <= m; ++length)
        BOOST_TEST(is_same(padding_mask(n, m, length), naive::padding_mask(n, m, length)),
                   n << " x " << m << ", " << length);
    }
}

BOOST_AUTO_TEST_CASE(every_small_text_of_the_naive_twin) {
  for (Index n = 1; n <= 20; ++n)
    for (Index length = 0; length <= n; ++length)
      BOOST_TEST(is_same(decoder_mask(n, length), naive::decoder_mask(n, length)),
                 n << ", " << length);
}

BOOST_AUTO_TEST_CASE(a_new_query_is_one_more_row_at_the_bottom) {
  for (Index m = 2; m <= 9; ++m)
    for (Index n = 1; n < m; ++n)
      BOOST_TEST(is_same(causal_mask(m, m).bottomRows(n), causal_mask(n, m)), n << " x " << m);
}

BOOST_AUTO_TEST_CASE(n_positions_have_half_of_their_pairs_and_the_diagonal) {
  for (Index n = 1; n <= 9; ++n) BOOST_TEST(causal_mask(n, n).count() == n * (n + 1) / 2);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
