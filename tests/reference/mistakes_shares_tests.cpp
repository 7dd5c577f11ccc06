// What mistakes in sharing out come to, by outside numbers: 03.
#include "tests/reference/mistakes_numbers.hpp"

namespace attention {

BOOST_AUTO_TEST_SUITE(mistakes_shares_tests)

namespace {

using namespace test;

Numbers shares(Names names, const Matrix& scores, const Matrix& right, const Matrix& wrong) {
  return {names, [=](const Names& on) { return mistaken::softmax_rows(on, scores); }, right, wrong};
}

}  // namespace

BOOST_AUTO_TEST_CASE(shares_of_another_kind) {
  check({
      weighs({"softmax_axis_columns.nan", "softmax_axis_columns.zeros"},
             Matrix{{0.6698, 0.0558}, {0.3302, 0.9442}}),
      weighs({"softmax_singleton_axis", "softmax_across_heads"}, Matrix{{1, 1}, {1, 1}}),
      weighs({"no_softmax.zeros", "no_softmax.minus_infinity"},
             Matrix{{1.4142, 0}, {0.7071, 2.8284}}),
      weighs({"softmax_whole_matrix"}, Matrix{{0.171, 0.0416}, {0.0843, 0.7032}}),
      shares({"softmax_log.zeros", "softmax_log.minus_infinity"}, Matrix{{0, 1}},
             Matrix{{0.2689, 0.7311}}, Matrix{{-1.3133, -0.3133}}),
      shares({"softmax_twice.everything", "softmax_twice.visible"}, Matrix{{0, 4}},
             Matrix{{0.018, 0.982}}, Matrix{{0.2761, 0.7239}}),
      shares({"softmax_without_exp"}, Matrix{{1, 3}}, Matrix{{0.1192, 0.8808}},
             Matrix{{0.25, 0.75}}),
      shares({"loop_drops_last_key.last"}, Matrix{{0, 0}}, Matrix{{0.5, 0.5}}, Matrix{{1, 0}}),
      shares({"loop_drops_last_key.first"}, Matrix{{0, 0}}, Matrix{{0.5, 0.5}}, Matrix{{0, 1}}),
  });
}

BOOST_AUTO_TEST_CASE(exponentials) {
  const Matrix large{{1000, 1001}};
  const Matrix right{{0.2689, 0.7311}};
  const Matrix far_apart{{0, 0}, {2000, 2000}};
  const Matrix halves{{0.5, 0.5}, {0.5, 0.5}};
  const auto very_negative = [](const Names& on) {
    return mistaken::attend(on, Matrix{{1}}, Matrix{{-1000}, {-1001}}, Matrix{{1}, {2}});
  };
  check({
      shares({"softmax_no_max.nan", "softmax_no_max.zeros", "softmax_no_max.nan_guarded"}, large,
             right, Matrix{{NaN, NaN}}),
      shares({"softmax_max_of_matrix.nan", "softmax_max_of_matrix.nan_guarded"}, far_apart, halves,
             Matrix{{NaN, NaN}, {0.5, 0.5}}),
      shares({"softmax_max_of_matrix.zeros"}, far_apart, halves, Matrix{{0, 0}, {0.5, 0.5}}),
      {{"online_init_max_zero.zeros", "softmax_no_max.zeros"},
       very_negative,
       Matrix{{1.2689}},
       Matrix{{0}}},
      {{"online_init_max_zero.nan", "softmax_no_max.nan", "online_init_max_zero.nan_guarded"},
       very_negative,
       Matrix{{1.2689}},
       Matrix{{NaN}}},
      shares({"softmax_max_wrong_axis.nan", "softmax_max_wrong_axis.zeros"}, Matrix{{1, 2}, {3, 5}},
             Matrix{{0.2689, 0.7311}, {0.1192, 0.8808}}, Matrix{{0.7311, 0.2689}, {0.5, 0.5}}),
      {{"online_exp2"},
       [](const Names& on) {
         return mistaken::attend(on, Matrix{{1}}, Matrix{{0}, {2}}, Matrix{{1}, {0}});
       },
       Matrix{{0.1192}},
       Matrix{{0.2}}},
  });
}

BOOST_AUTO_TEST_CASE(sums) {
  const Matrix zero_one{{0, 1}};
  const Matrix right{{0.2689, 0.7311}};
  check({
      shares({"softmax_no_normalise.shifted"}, zero_one, right, Matrix{{0.3679, 1}}),
      shares({"softmax_no_normalise.unshifted"}, zero_one, right, Matrix{{1, 2.7183}}),
      // exp(-2) / (e + exp(3)), and the other way round exp(1) / (exp(-2) + 1).
      shares({"softmax_max_half_used.numerator"}, Matrix{{1, 3}}, Matrix{{0.1192, 0.8808}},
             Matrix{{0.0059, 0.0439}}),
      shares({"softmax_max_half_used.denominator"}, Matrix{{1, 3}}, Matrix{{0.1192, 0.8808}},
             Matrix{{2.3943, 17.6913}}),
      shares({"softmax_inplace_sum"}, zero_one, right, Matrix{{0.2689, 0.7881}}),
      shares({"softmax_sum_not_reset"}, Matrix{{0, 0}, {0, 0}}, Matrix{{0.5, 0.5}, {0.5, 0.5}},
             Matrix{{0.5, 0.5}, {0.25, 0.25}}),
      shares({"softmax_extra_one.1"}, Matrix{{0, 0}}, Matrix{{0.5, 0.5}}, Matrix{{0.3333, 0.3333}}),
      // 1 / 2.001
      shares({"softmax_extra_one.1e_3"}, Matrix{{0, 0}}, Matrix{{0.5, 0.5}},
             Matrix{{0.49975, 0.49975}}),
  });
}

// 1 / (2 + more) is more / 4 below 1 / 2, nearly.
BOOST_AUTO_TEST_CASE(a_little_more_in_the_sum) {
  for (const auto& [form, more] : {std::pair{"1e_5", 1e-5},
                                   {"1e_6", 1e-6},
                                   {"1e_8", 1e-8},
                                   {"1e_9", 1e-9},
                                   {"1e_10", 1e-10}}) {
    const Names on{std::string("softmax_extra_one.") + form};
    const double missing = 0.5 - mistaken::softmax_rows(on, Matrix{{0, 0}})(0, 0);
    BOOST_TEST(std::abs(missing / more - 0.25) < 1e-3, form);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
