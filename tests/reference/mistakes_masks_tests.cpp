// What mistakes with masks come to, by outside numbers: 06 to 10.
#include "tests/reference/mistakes_numbers.hpp"

namespace attention {

BOOST_AUTO_TEST_SUITE(mistakes_masks_tests)

namespace {

using namespace test;

const Mask causal{{true, false}, {true, true}};
const Mask nothing{{false, false}};
const Matrix zeros{{0, 0}, {0, 0}};
const Matrix halves{{0.5, 0.5}, {0.5, 0.5}};
const Matrix causal_shares{{1, 0}, {0.5, 0.5}};

Numbers shares(Names names, const Matrix& scores, const Mask& visible, const Matrix& right,
               const Matrix& wrong) {
  return {names,
          [=](const Names& on) { return mistaken::masked_softmax_rows(on, scores, visible); },
          right, wrong};
}

// All scores 0, read causally.
Numbers causally(Names names, const Matrix& wrong) {
  return shares(names, zeros, causal, causal_shares, wrong);
}

// A query that sees nothing, with the scores 1 and 2.
Numbers sees_nothing(Names names, const Matrix& wrong) {
  return shares(names, Matrix{{1, 2}}, nothing, Matrix{{0, 0}}, wrong);
}

Numbers causal_masks(Names names, Index n, Index m, const Matrix& right, const Matrix& wrong) {
  return {names, [=](const Names& on) { return as_numbers(mistaken::causal_mask(on, n, m)); },
          right, wrong};
}

Numbers padding_masks(Names names, Index n, Index m, Index length, const Matrix& right,
                      const Matrix& wrong) {
  return {names,
          [=](const Names& on) { return as_numbers(mistaken::padding_mask(on, n, m, length)); },
          right, wrong};
}

Numbers decoder_masks(Names names, Index n, Index length, const Matrix& right,
                      const Matrix& wrong) {
  return {names, [=](const Names& on) { return as_numbers(mistaken::decoder_mask(on, n, length)); },
          right, wrong};
}

}  // namespace

BOOST_AUTO_TEST_CASE(causal_masks_that_say_something_else) {
  const Matrix right{{1, 0}, {1, 1}};
  const Matrix two_of_three{{1, 1, 0}, {1, 1, 1}};
  check({
      causal_masks({"causal_top_left"}, 1, 3, Matrix{{1, 1, 1}}, Matrix{{1, 0, 0}}),
      causal_masks({"causal_excludes_self.bottom_right", "causal_excludes_self.top_left"}, 2, 2,
                   right, Matrix{{0, 0}, {1, 0}}),
      causal_masks({"causal_excludes_self.top_left"}, 2, 3, two_of_three,
                   Matrix{{0, 0, 0}, {1, 0, 0}}),
      causal_masks({"causal_includes_next.bottom_right", "causal_includes_next.top_left"}, 2, 2,
                   right, Matrix{{1, 1}, {1, 1}}),
      causal_masks({"causal_transposed.bottom_right", "causal_transposed.top_left"}, 2, 2, right,
                   Matrix{{1, 1}, {0, 1}}),
      causal_masks({"causal_transposed.bottom_right"}, 2, 3, two_of_three,
                   Matrix{{0, 1, 1}, {0, 0, 1}}),
      causal_masks({"causal_only_self"}, 2, 3, two_of_three, Matrix{{0, 1, 0}, {0, 0, 1}}),
      causal_masks({"causal_offset_inverted"}, 2, 3, two_of_three, Matrix{{0, 0, 0}, {1, 0, 0}}),
      causal_masks({"mask_unsigned_wrap"}, 3, 2, Matrix{{0, 0}, {1, 0}, {1, 1}},
                   Matrix{{1, 1}, {1, 0}, {1, 1}}),
      causal_masks({"mask_polarity.consistent", "mask_polarity.combined_with_and"}, 2, 2, right,
                   Matrix{{0, 1}, {0, 0}}),
  });
}

BOOST_AUTO_TEST_CASE(padding_masks_that_say_something_else) {
  const Matrix right{{1, 0}, {1, 0}};
  check({
      padding_masks({"padding_on_both"}, 2, 2, 1, right, Matrix{{1, 0}, {0, 0}}),
      padding_masks({"padding_on_queries"}, 2, 2, 1, right, Matrix{{1, 1}, {0, 0}}),
      padding_masks({"padding_at_front"}, 2, 2, 1, right, Matrix{{0, 1}, {0, 1}}),
      padding_masks({"padding_off_by_one.one_more"}, 2, 2, 1, right, Matrix{{1, 1}, {1, 1}}),
      padding_masks({"padding_off_by_one.one_less"}, 2, 2, 1, right, Matrix{{0, 0}, {0, 0}}),
      padding_masks({"mask_polarity.consistent"}, 2, 2, 1, right, Matrix{{0, 1}, {0, 1}}),
  });
}

BOOST_AUTO_TEST_CASE(masks_put_together_in_another_way) {
  const Matrix right{{1, 0, 0}, {1, 1, 0}, {1, 1, 0}};
  const Matrix causal_alone{{1, 0, 0}, {1, 1, 0}, {1, 1, 1}};
  const Matrix padding_alone{{1, 1, 0}, {1, 1, 0}, {1, 1, 0}};
  check({
      decoder_masks({"masks_or_instead_of_and", "second_mask_dropped.padding_kept"}, 2, 2,
                    Matrix{{1, 0}, {1, 1}}, Matrix{{1, 1}, {1, 1}}),
      decoder_masks({"masks_or_instead_of_and"}, 3, 2, right,
                    Matrix{{1, 1, 0}, {1, 1, 0}, {1, 1, 1}}),
      decoder_masks({"second_mask_dropped.causal_kept"}, 3, 2, right, causal_alone),
      decoder_masks({"second_mask_dropped.padding_kept"}, 3, 2, right, padding_alone),
      decoder_masks({"mask_polarity.consistent"}, 3, 2, right,
                    Matrix{{0, 1, 1}, {0, 0, 1}, {0, 0, 1}}),
      decoder_masks({"mask_polarity.combined_with_and"}, 3, 2, right,
                    Matrix{{0, 0, 1}, {0, 0, 1}, {0, 0, 0}}),
  });
}

BOOST_AUTO_TEST_CASE(masks_read_wrongly) {
  const Mask one{{true, false}};
  check({
      causally({"mask_ignored"}, halves),
      causally({"mask_transposed"}, Matrix{{0.5, 0.5}, {0, 1}}),
      causally({"mask_both_ways"}, Matrix{{1, 0}, {0, 1}}),
      causally({"mask_first_row_for_all"}, Matrix{{1, 0}, {1, 0}}),
      shares({"mask_polarity.consistent", "mask_polarity.combined_with_and", "mask_polarity.nan",
              "mask_polarity.uniform"},
             Matrix{{0, 0}}, one, Matrix{{1, 0}}, Matrix{{0, 1}}),
      shares({"mask_causal_instead.top_left"}, Matrix{{0, 0, 0}}, Mask{{true, false, true}},
             Matrix{{0.5, 0, 0.5}}, Matrix{{1, 0, 0}}),
      shares({"mask_causal_instead.bottom_right"}, Matrix{{0, 0}}, one, Matrix{{1, 0}},
             Matrix{{0.5, 0.5}}),
      causally({"mask_polarity.consistent"}, Matrix{{0, 1}, {0, 0}}),
      causally({"mask_polarity.nan"}, Matrix{{0, 1}, {NaN, NaN}}),
      causally({"mask_polarity.uniform"}, Matrix{{0, 1}, {0.5, 0.5}}),
  });
}

BOOST_AUTO_TEST_CASE(hidden_scores_that_still_count) {
  const Matrix uneven{{1, 2}, {0, 0}};
  const Matrix leaks{{0.7311, 0.2689}, {0.5, 0.5}};
  check({
      causally({"mask_after_softmax"}, Matrix{{0.5, 0}, {0.5, 0.5}}),
      shares({"mask_scores_times_zero.zero", "mask_scores_times_zero.zero_guarded",
              "mask_fill_too_small.plus_1e_9", "mask_fill_too_small.minus_1e_9_guarded"},
             uneven, causal, causal_shares, leaks),
      causally({"mask_added_as_01.added", "mask_added_as_01.added_guarded",
                "mask_fill_too_small.minus_1", "mask_fill_too_small.minus_1_guarded"},
               leaks),
      causally({"mask_added_as_01.hidden_added"}, Matrix{{0.2689, 0.7311}, {0.5, 0.5}}),
      // exp(-10) = 0.0000454, against a visible score of -12.
      shares({"mask_fill_too_small.minus_10"}, Matrix{{-12, 5}}, Mask{{true, false}},
             Matrix{{1, 0}}, Matrix{{0.1192, 0.8808}}),
      shares({"mask_fill_too_small.minus_100"}, Matrix{{-102, 5}}, Mask{{true, false}},
             Matrix{{1, 0}}, Matrix{{0.1192, 0.8808}}),
      causally({"mask_zero_times_inf.all_nan", "mask_zero_times_inf.guarded"},
               Matrix{{NaN, NaN}, {NaN, NaN}}),
      causally({"mask_plus_inf.1e9", "mask_plus_inf.1e9_guarded"}, Matrix{{0, 1}, {0.5, 0.5}}),
      causally({"mask_plus_inf.infinity", "mask_plus_inf.infinity_guarded"},
               Matrix{{NaN, NaN}, {0.5, 0.5}}),
  });
}

// Position 2 of the chapter, causal: exponentials [1, 2] of what is visible; [0, 2] to who takes
// exp(0) for 0; [1, 2, 1] to who sets the hidden score to 0; [1/5, 2/5] to who only crosses out.
BOOST_AUTO_TEST_CASE(slips_of_the_chapter) {
  const Matrix position_2{{0, std::log(2.0), std::log(2.0)}};
  const Mask two{{true, true, false}};
  const auto slip = [&](const char* name, const Matrix& wrong) {
    return shares({name}, position_2, two, Matrix{{1.0 / 3, 2.0 / 3, 0}}, wrong);
  };
  check({
      slip("softmax_exp_of_zero", Matrix{{0, 1, 0}}),
      slip("mask_scores_times_zero.zero", Matrix{{0.25, 0.5, 0.25}}),
      slip("mask_ignored", Matrix{{0.2, 0.4, 0.4}}),
      slip("mask_after_softmax", Matrix{{0.2, 0.4, 0}}),
  });
}

BOOST_AUTO_TEST_CASE(rows_that_see_nothing) {
  check({
      sees_nothing({"mask_fully_hidden_nan", "mask_zero_times_inf.all_nan", "softmax_no_max.nan",
                    "mask_max_over_hidden.nan", "mask_plus_inf.infinity"},
                   Matrix{{NaN, NaN}}),
      sees_nothing({"mask_fully_hidden_uniform.replaced", "mask_fill_too_small.minus_1",
                    "mask_scores_times_zero.zero", "mask_plus_inf.1e9"},
                   Matrix{{0.5, 0.5}}),
      sees_nothing({"mask_fully_hidden_uniform.added", "mask_added_as_01.added", "mask_ignored",
                    "mask_fill_beaten_by_scores.added_1e4"},
                   Matrix{{0.2689, 0.7311}}),
  });
}

BOOST_AUTO_TEST_CASE(a_guard_keeps_them_zeros) {
  int guarded = 0;
  for (const std::string& name : mistaken::known_names()) {
    if (name.find("_guarded") == std::string::npos) continue;
    ++guarded;
    const Matrix shares = mistaken::masked_softmax_rows({name}, Matrix{{1, 2}}, nothing);
    BOOST_TEST(is_near(shares, Matrix{{0, 0}}), name);
  }
  BOOST_TEST(guarded > 0);
}

// The visible score is 10000 below the stand-in for minus infinity, or 2000 below a hidden one.
BOOST_AUTO_TEST_CASE(hidden_scores_beat_visible_ones) {
  const auto beaten = [](const Names& on) {
    return mistaken::masked_attention(on, Matrix{{-20000}}, Matrix{{1}, {0}}, Matrix{{1}, {100}},
                                      Mask{{true, false}});
  };
  const auto far_below = [](Names names, const Matrix& wrong) {
    return shares(names, Matrix{{-1000, 1000}}, Mask{{true, false}}, Matrix{{1, 0}}, wrong);
  };
  check({
      {{"mask_fill_beaten_by_scores.replaced_1e3",
        "mask_fill_beaten_by_scores.replaced_1e4_guarded", "mask_fill_beaten_by_scores.added_1e4",
        "mask_fill_beaten_by_scores.added_1e3_guarded"},
       beaten,
       Matrix{{1}},
       Matrix{{100}}},
      far_below({"mask_max_over_hidden.nan", "mask_max_over_hidden.nan_guarded"},
                Matrix{{NaN, NaN}}),
      far_below({"mask_max_over_hidden.zeros"}, Matrix{{0, 0}}),
  });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
