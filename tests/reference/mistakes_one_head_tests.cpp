// What mistakes in one head come to, by outside numbers: 01 to 05.
#include "tests/reference/mistakes_numbers.hpp"

namespace attention {

BOOST_AUTO_TEST_SUITE(mistakes_one_head_tests)

namespace {

using namespace test;

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
      reads_itself({"qkv_unpack_order.kqv"}, identity(2), keys, identity(2), key_shares,
                   Matrix{{0.6698, 0.3302}, {0.0558, 0.9442}}),
      reads_itself({"proj_same_weight_k_v.w_k"}, identity(2), keys, values, output,
                   Matrix{{1.6089, 1.5867}, {0.2141, 3.6789}}),
      // The scores are [[1, 3], [2, 5]] / sqrt(2).
      reads_itself({"proj_same_weight_k_v.w_v"}, identity(2), keys, values, output,
                   Matrix{{2.6089, 4.4133}, {2.7859, 4.6789}}),
  });
}

// [1, 2] times [[0, 1], [0, 0]] is [0, 1]; the transposed matrix gives [2, 0], none gives [1, 2].
BOOST_AUTO_TEST_CASE(one_projection_of_three) {
  const Matrix x{{1, 2}};
  const Matrix w{{0, 1}, {0, 0}};
  const auto made = [&](const char* name) { return mistaken::project_qkv({name}, x, w, w, w); };
  const Matrix right{{0, 1}};
  BOOST_TEST(is_near(made("proj_weight_transposed.w_k").q, right));
  BOOST_TEST(is_near(made("proj_weight_transposed.w_k").k, Matrix{{2, 0}}));
  BOOST_TEST(is_near(made("proj_weight_transposed.w_v").k, right));
  BOOST_TEST(is_near(made("proj_weight_transposed.w_v").v, Matrix{{2, 0}}));
  BOOST_TEST(is_near(made("proj_missing.keys").v, right));
  BOOST_TEST(is_near(made("proj_missing.keys").k, x));
  BOOST_TEST(is_near(made("proj_missing.values").q, right));
  BOOST_TEST(is_near(made("proj_missing.values").v, x));
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

BOOST_AUTO_TEST_CASE(mixing) {
  const double s = std::sqrt(2.0) * std::log(3.0);
  const auto quarters = [=](const Names& on) {
    return mistaken::attend(on, identity(2), Matrix{{0, 0}, {s, 0}}, Matrix{{1, 2}, {3, 4}});
  };
  check({
      attends({"value_is_key"}, values, output, Matrix{{1.6089, 1.5867}, {0.2141, 3.6789}}),
      attends({"returns_weights"}, values, output, key_shares),
      attends({"attend_over_batch"}, values, output, values),
      attends({"weights_transposed"}, Matrix{{1}, {0}}, Matrix{{0.8044}, {0.107}},
              Matrix{{0.8044}, {0.1956}}),
      {{"scores_elementwise.values", "eigen_array_product.values"},
       quarters,
       Matrix{{2.5, 3.5}, {2, 3}},
       Matrix{{0.25, 1.5}, {1.5, 2}}},
      // The scores [[1, 0], [0, 4]] instead of [[1, 3], [2, 4]], then the values of the same
      // places.
      {{"scores_elementwise.both", "eigen_array_product.both"},
       [](const Names& on) {
         const Matrix square{{1, 2}, {3, 4}};
         return mistaken::attend(on, std::sqrt(2.0) * identity(2), square, square);
       },
       Matrix{{2.7616, 3.7616}, {2.7616, 3.7616}},
       Matrix{{0.7311, 0.5379}, {0.0540, 3.9281}}},
  });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
