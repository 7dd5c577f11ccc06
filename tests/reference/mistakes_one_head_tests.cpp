// What mistakes in one head come to, by outside numbers: 01 to 05.
#include "tests/reference/mistakes_numbers.hpp"

namespace attention {

namespace {

using namespace test;

// The scores of the queries I against these keys are neither symmetric nor alike in any row.
const Matrix keys{{2, 1}, {0, 4}};
const Matrix values{{1, 2}, {3, 5}};
const Matrix weights{{0.8044, 0.1956}, {0.107, 0.893}};
const Matrix output{{1.3911, 2.5867}, {2.7859, 4.6789}};

// attend with the queries I and `keys`.
Numbers attends(Names names, const Matrix& v, const Matrix& right, const Matrix& wrong) {
  return {names, [=](const Names& on) { return mistaken::attend(on, identity(2), keys, v); }, right,
          wrong};
}

Numbers weighs(Names names, const Matrix& wrong) {
  return attends(names, identity(2), weights, wrong);
}

Numbers shares(Names names, const Matrix& scores, const Matrix& right, const Matrix& wrong) {
  return {names, [=](const Names& on) { return mistaken::softmax_rows(on, scores); }, right, wrong};
}

Numbers queries(Names names, const Matrix& x, const Matrix& w, const Matrix& right,
                const Matrix& wrong) {
  return {names, [=](const Names& on) { return mistaken::project_qkv(on, x, w, w, w).q; }, right,
          wrong};
}

// Self-attention over the positions [1, 0] and [0, 1]: q, k and v are the parameters.
Numbers reads_itself(Names names, const Matrix& q, const Matrix& k, const Matrix& v,
                     const Matrix& right, const Matrix& wrong) {
  return {names,
          [=](const Names& on) { return mistaken::self_attention(on, identity(2), q, k, v); },
          right, wrong};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(mistakes_one_head_tests)

BOOST_AUTO_TEST_CASE(projections) {
  const Matrix w{{0, 1}, {0, 0}};
  const Matrix square{{1, 2}, {3, 4}};
  check({
      queries({"proj_weight_transposed.all", "proj_weight_transposed.w_q"}, Matrix{{1, 2}}, w,
              Matrix{{0, 1}}, Matrix{{2, 0}}),
      queries({"proj_left_multiply"}, square, w, Matrix{{0, 1}, {0, 3}}, Matrix{{3, 4}, {0, 0}}),
      queries({"eigen_noalias_self"}, square, square, Matrix{{7, 10}, {15, 22}},
              Matrix{{7, 22}, {15, 46}}),
      queries({"proj_missing.all", "proj_missing.queries"}, Matrix{{1, 2}}, w, Matrix{{0, 1}},
              Matrix{{1, 2}}),
      reads_itself({"proj_same_weight_q_k"}, identity(2), Matrix{{2, 0}, {1, 3}}, identity(2),
                   Matrix{{0.6698, 0.3302}, {0.107, 0.893}},
                   Matrix{{0.6698, 0.3302}, {0.3302, 0.6698}}),
      reads_itself({"qkv_unpack_order.qvk"}, identity(2), keys, values,
                   Matrix{{1.3911, 2.5867}, {2.7859, 4.6789}},
                   Matrix{{0.3911, 3.4133}, {0.2141, 3.6789}}),
  });
}

BOOST_AUTO_TEST_CASE(scores) {
  const Matrix one_way{{1, 0}, {3, 0}};
  const Matrix square{{1, 2}, {3, 4}};
  const Matrix root_2 = std::sqrt(2.0) * identity(2);
  const auto scored = [](const Matrix& q, const Matrix& k) {
    return [=](const Names& on) { return mistaken::scaled_scores(on, q, k); };
  };
  check({
      weighs({"scores_q_k_swapped", "scores_feature_gram"},
             Matrix{{0.6698, 0.3302}, {0.0558, 0.9442}}),
      {{"scores_cosine.scaled", "scores_cosine.unscaled"},
       [=](const Names& on) {
         return mistaken::attend(on, Matrix{{1, 0}}, one_way, identity(2));
       },
       Matrix{{0.1956, 0.8044}},
       Matrix{{0.5, 0.5}}},
      {{"eigen_transpose_alias.column_major"},
       scored(root_2, square),
       square.transpose(),
       Matrix{{1, 2}, {2, 4}}},
      {{"eigen_transpose_alias.row_major"},
       scored(root_2, square),
       square.transpose(),
       Matrix{{1, 3}, {3, 4}}},
      {{"scores_elementwise.scores", "eigen_array_product.scores"},
       scored(root_2, square),
       square.transpose(),
       Matrix{{1, 0}, {0, 4}}},
  });
}

BOOST_AUTO_TEST_CASE(scale) {
  check({
      weighs({"scale_missing", "scale_pow_integer_exponent", "scale_root_truncated",
              "scale_zero.integer_division"},
             Matrix{{0.8808, 0.1192}, {0.0474, 0.9526}}),
      weighs({"scale_inverted"}, Matrix{{0.9442, 0.0558}, {0.0142, 0.9858}}),
      weighs({"scale_twice", "scale_by_d"}, Matrix{{0.7311, 0.2689}, {0.1824, 0.8176}}),
      weighs({"scale_after_softmax"}, Matrix{{0.6228, 0.0843}, {0.0335, 0.6736}}),
      weighs({"scale_zero.always", "values_averaged"}, Matrix{{0.5, 0.5}, {0.5, 0.5}}),
      weighs({"scale_quarter_one_side"}, Matrix{{0.8431, 0.1569}, {0.0743, 0.9257}}),
  });
}

// Unscaled scores 2, 0, 0 and d = 2, n = 1, m = 3 = d_v: exp(2 / sqrt(3)) / (that + 2) = 0.6134;
// exp(2) / (exp(2) + 2) = 0.7870.
BOOST_AUTO_TEST_CASE(scale_by_another_width) {
  const Matrix k{{2, 1}, {0, 4}, {0, 0}};
  const auto one_query = [=](const Names& on) {
    return mistaken::attend(on, Matrix{{1, 0}}, k, identity(3));
  };
  const Matrix right{{0.6728, 0.1636, 0.1636}};
  check({
      {{"scale_sqrt_n.keys", "scale_d_v"}, one_query, right, Matrix{{0.6134, 0.1933, 0.1933}}},
      {{"scale_sqrt_n.queries"}, one_query, right, Matrix{{0.7870, 0.1065, 0.1065}}},
  });
}

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
      shares({"softmax_no_max.nan", "softmax_no_max.zeros"}, large, right, Matrix{{NaN, NaN}}),
      shares({"softmax_max_of_matrix.nan"}, far_apart, halves, Matrix{{NaN, NaN}, {0.5, 0.5}}),
      shares({"softmax_max_of_matrix.zeros"}, far_apart, halves, Matrix{{0, 0}, {0.5, 0.5}}),
      {{"online_init_max_zero.zeros", "softmax_no_max.zeros"},
       very_negative,
       Matrix{{1.2689}},
       Matrix{{0}}},
      {{"online_init_max_zero.nan", "softmax_no_max.nan"},
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

BOOST_AUTO_TEST_CASE(mixing) {
  const double s = std::sqrt(2.0) * std::log(3.0);
  const auto quarters = [=](const Names& on) {
    return mistaken::attend(on, identity(2), Matrix{{0, 0}, {s, 0}}, Matrix{{1, 2}, {3, 4}});
  };
  check({
      attends({"value_is_key"}, values, output, Matrix{{1.6089, 1.5867}, {0.2141, 3.6789}}),
      attends({"returns_weights"}, values, output, weights),
      attends({"attend_over_batch"}, values, output, values),
      attends({"weights_transposed"}, Matrix{{1}, {0}}, Matrix{{0.8044}, {0.107}},
              Matrix{{0.8044}, {0.1956}}),
      {{"scores_elementwise.values", "eigen_array_product.values"},
       quarters,
       Matrix{{2.5, 3.5}, {2, 3}},
       Matrix{{0.25, 1.5}, {1.5, 2}}},
  });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
