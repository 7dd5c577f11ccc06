// What mistakes with several heads come to, by outside numbers: 11 to 14.
#include "tests/reference/mistakes_numbers.hpp"

namespace attention {

BOOST_AUTO_TEST_SUITE(mistakes_heads_tests)

namespace {

using namespace test;

// Head number `h` of `x`.
Numbers head(Names names, const Matrix& x, Index heads, size_t h, const Matrix& right,
             const Matrix& wrong) {
  return {names, [=](const Names& on) { return mistaken::split_heads(on, x, heads).at(h); }, right,
          wrong};
}

Numbers merges(Names names, const std::vector<Matrix>& per_head, const Matrix& right,
               const Matrix& wrong) {
  return {names, [=](const Names& on) { return mistaken::merge_heads(on, per_head); }, right,
          wrong};
}

// One position [1] with two heads of width 1: it reads itself, so the values are combined.
Numbers reads_itself(Names names, const AttentionParameters& p, const Matrix& right,
                     const Matrix& wrong) {
  return {names,
          [=](const Names& on) {
            return mistaken::multi_head_attention(on, Matrix{{1}}, p, 2, Mask{{true}});
          },
          right, wrong};
}

// One position, values that tell the key/value heads apart: which one each query head reads.
Numbers chooses(Names names, HeadCounts counts, const Matrix& right, const Matrix& wrong) {
  return {names,
          [=](const Names& on) {
            Matrix numbers(1, counts.kv_heads);
            for (Index g = 0; g < counts.kv_heads; ++g) numbers(0, g) = static_cast<double>(g);
            const AttentionParameters p{Matrix::Zero(1, counts.heads),
                                        Matrix::Zero(1, counts.kv_heads), numbers,
                                        identity(counts.heads)};
            return mistaken::grouped_query_attention(on, Matrix{{1}}, p, counts, Mask{{true}});
          },
          right, wrong};
}

// One head; x asks, y is read, all parameters the identity.
Numbers crosses(Names names, const Matrix& wrong) {
  const Matrix x = identity(2);
  const Matrix y{{2, 1}, {0, 4}};
  const AttentionParameters p{x, x, x, x};
  return {names,
          [=](const Names& on) {
            return mistaken::cross_attention(on, x, y, p, 1, Mask::Constant(2, 2, true));
          },
          Matrix{{1.6089, 1.5867}, {0.2141, 3.6789}}, wrong};
}

}  // namespace

BOOST_AUTO_TEST_CASE(cut_elsewhere) {
  const Matrix two_by_four{{0, 1, 2, 3}, {4, 5, 6, 7}};
  const Matrix head_0{{0, 1}, {4, 5}};
  check({
      head({"head_split_no_transpose"}, Matrix{{0, 1}, {2, 3}}, 2, 0, Matrix{{0}, {2}},
           Matrix{{0}, {1}}),
      head({"head_split_interleaved"}, Matrix{{0, 1, 2, 3}}, 2, 0, Matrix{{0, 1}}, Matrix{{0, 2}}),
      head({"same_head_repeated"}, Matrix{{1, 2}}, 2, 1, Matrix{{2}}, Matrix{{1}}),
      head({"head_split_reversed"}, Matrix{{1, 2}}, 2, 0, Matrix{{1}}, Matrix{{2}}),
      // 1 to 6 as 2 x 3 taken for [[1, 3, 5], [2, 4, 6]].
      head({"eigen_map_order.split", "eigen_map_order.both"}, Matrix{{1, 2, 3}, {4, 5, 6}}, 3, 1,
           Matrix{{2}, {5}}, Matrix{{3}, {4}}),
      // 0 to 7 as 2 x 4 become [[0, 2], [4, 6], [1, 3], [5, 7]]: its first two rows, or every
      // second.
      head({"eigen_reshaped_order.split", "eigen_reshaped_order.both"}, two_by_four, 2, 0, head_0,
           Matrix{{0, 2}, {4, 6}}),
      head({"eigen_reshaped_order.split_rows", "eigen_reshaped_order.both_rows"}, two_by_four, 2, 0,
           head_0, Matrix{{0, 2}, {1, 3}}),
  });
}

BOOST_AUTO_TEST_CASE(put_together_otherwise) {
  const std::vector<Matrix> one_row{Matrix{{1}}, Matrix{{3}}};
  const std::vector<Matrix> two_rows{Matrix{{1}, {2}}, Matrix{{3}, {4}}};
  const Matrix right{{1, 3}};
  const std::vector<Matrix> wide{Matrix{{1, 2}}, Matrix{{3, 4}}};
  check({
      merges({"head_merge_no_transpose"}, two_rows, Matrix{{1, 3}, {2, 4}}, Matrix{{1, 2}, {3, 4}}),
      merges({"heads_averaged.mean_repeated"}, one_row, right, Matrix{{2, 2}}),
      merges({"heads_averaged.mean"}, one_row, right, Matrix{{2}}),
      merges({"heads_averaged.sum_repeated"}, one_row, right, Matrix{{4, 4}}),
      merges({"heads_averaged.sum"}, one_row, right, Matrix{{4}}),
      merges({"head_output_overwritten"}, one_row, right, Matrix{{3, 0}}),
      merges({"heads_concat_reversed"}, one_row, right, Matrix{{3, 1}}),
      merges({"head_merge_first_only"}, one_row, right, Matrix{{1, 1}}),
      merges({"head_merge_interleaved", "eigen_reshaped_order.merge"}, wide, Matrix{{1, 2, 3, 4}},
             Matrix{{1, 3, 2, 4}}),
      // [[1, 3], [2, 4]] column after column is 1, 2, 3, 4.
      merges({"eigen_map_order.merge"}, two_rows, Matrix{{1, 3}, {2, 4}}, Matrix{{1, 2}, {3, 4}}),
      // Rows 1, 3, 2, 4 of the stack (position 0 first) column after column: columns [1, 3], [2,
      // 4].
      merges({"eigen_reshaped_order.merge_rows"}, two_rows, Matrix{{1, 3}, {2, 4}},
             Matrix{{1, 2}, {3, 4}}),
  });
}

BOOST_AUTO_TEST_CASE(another_key_value_head) {
  const Matrix right{{0, 0, 1, 1}};
  check({
      chooses({"gqa_tile", "gqa_head_mod_group"}, {4, 2}, right, Matrix{{0, 1, 0, 1}}),
      chooses({"gqa_first_kv_only"}, {4, 2}, right, Matrix{{0, 0, 0, 0}}),
      chooses({"gqa_last_kv_only"}, {4, 2}, right, Matrix{{1, 1, 1, 1}}),
      chooses({"gqa_reversed"}, {4, 2}, right, Matrix{{1, 1, 0, 0}}),
      chooses({"gqa_divide_by_kv_heads"}, {8, 4}, Matrix{{0, 0, 1, 1, 2, 2, 3, 3}},
              Matrix{{0, 0, 0, 0, 1, 1, 1, 1}}),
  });
}

BOOST_AUTO_TEST_CASE(several_projections) {
  const Matrix zeros{{0, 0}};
  const AttentionParameters numbered{Matrix{{1, 2}}, Matrix{{3, 4}}, Matrix{{5, 6}}, identity(2)};
  check({
      // [1 | 2 | 3 | 4 | 5 | 6] with q, k, v of head 0 first.
      reads_itself({"fused_qkv_layout"}, numbered, Matrix{{5, 6}}, Matrix{{3, 6}}),
      reads_itself({"no_output_projection"}, {zeros, zeros, Matrix{{1, 3}}, Matrix{{0, 1}, {1, 0}}},
                   Matrix{{3, 1}}, Matrix{{1, 3}}),
      reads_itself({"wo_transposed"}, {zeros, zeros, Matrix{{1, 0}}, Matrix{{1, 2}, {0, 1}}},
                   Matrix{{1, 2}}, Matrix{{1, 0}}),
  });
}

BOOST_AUTO_TEST_CASE(the_other_sequence) {
  check({
      crosses({"cross_kv_from_query_sequence"}, Matrix{{0.6698, 0.3302}, {0.3302, 0.6698}}),
      crosses({"cross_roles_swapped"}, Matrix{{0.6698, 0.3302}, {0.0558, 0.9442}}),
      crosses({"cross_k_v_mixed.v_from_x"}, Matrix{{0.8044, 0.1956}, {0.107, 0.893}}),
      // [[0.66976, 0.33024], [0.33024, 0.66976]] times y
      crosses({"cross_k_v_mixed.k_from_x"}, Matrix{{1.3395, 1.9907}, {0.6605, 3.0093}}),
  });
}

// The scores 0 everywhere and the values 1 and 0: row 0 reads the first position alone.
BOOST_AUTO_TEST_CASE(a_causal_mask_where_none_is) {
  const Matrix zero = Matrix::Zero(2, 2);
  const AttentionParameters p{zero, zero, identity(2), identity(2)};
  const auto reads = [=](const Names& on) {
    return mistaken::cross_attention(on, identity(2), identity(2), p, 1,
                                     Mask::Constant(2, 2, true));
  };
  check({{{"cross_causal.top_left", "cross_causal.bottom_right"},
          reads,
          Matrix{{0.5, 0.5}, {0.5, 0.5}},
          Matrix{{1, 0}, {0.5, 0.5}}}});
}

// A single dot product over 2 of 8 columns.
BOOST_AUTO_TEST_CASE(scale_of_all_columns) {
  const Matrix keys{{2, 1}, {0, 4}};
  const Matrix first_two = identity(8).leftCols(2);
  const AttentionParameters p{first_two, identity(2), Matrix{{0.5, -0.125}, {0, 0.25}},
                              identity(2)};
  const auto reads = [=](const Names& on) {
    return mistaken::cross_attention(on, identity(8).topRows(1), keys, p, 1, Mask{{true, true}});
  };
  check({{{"scale_d_model.input", "scale_d_model.input_per_head"},
          reads,
          Matrix{{0.8044, 0.1956}},
          Matrix{{0.6698, 0.3302}}}});
}

// One query; the scores of head 0 are 0 and 1, of head 1 they are 2 and 0; out come head 0's
// shares.
BOOST_AUTO_TEST_CASE(shares_over_several_heads) {
  const Matrix memory{{0, 2}, {1, 0}};
  const Matrix w_v{{0, 1, 0, 0}, {0.5, 0, 0, 0}};
  const Matrix w_o{{1, 0}, {0, 1}, {0, 0}, {0, 0}};
  const AttentionParameters p{Matrix{{1, 1}}, identity(2), w_v, w_o};
  const auto reads = [=](const Names& on) {
    return mistaken::cross_attention(on, Matrix{{1}}, memory, p, 2, Mask{{true, true}});
  };
  const Matrix right{{0.2689, 0.7311}};
  check({
      {{"softmax_joint_heads"}, reads, right, Matrix{{0.0826, 0.2245}}},
      {{"softmax_across_heads"}, reads, right, Matrix{{0.1192, 0.7311}}},
      // Scores divided by sqrt(2), the width of both heads.
      {{"scale_d_model.all_heads"}, reads, right, Matrix{{0.3302, 0.6698}}},
  });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
