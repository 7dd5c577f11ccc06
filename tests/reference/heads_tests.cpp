// Several heads, checked three ways: by the numbers and sizes of the chapter, by a naive twin, and
// by what must hold for every input.
#include <algorithm>
#include <array>
#include <cmath>

#include <boost/test/unit_test.hpp>

#include "attention.hpp"
#include "tests/reference/inputs.hpp"
#include "tests/reference/naive_heads.hpp"

namespace attention {

BOOST_AUTO_TEST_SUITE(reference_heads_tests)

namespace {

using test::is_close;

const double c = std::sqrt(2.0) * std::log(2.0);

// Two heads; the first is the chapter's, so are the positions.
const Matrix positions{{1, 0}, {0, 1}, {1, 1}};
const AttentionParameters two_heads{
    Matrix{{1, 0, 0, 1}, {0, 1, 0, 0}},
    Matrix{{c, 0, c, 0}, {0, c, 0, c}},
    Matrix{{2, 0, 1, 0}, {0, 1, 0, 2}},
    Matrix{{1, 0}, {0, 1}, {1, 1}, {-1, 0}},
};
const Matrix two_heads_all_visible{{3.0 / 5, 6.0 / 5}, {8.0 / 15, 22.0 / 15}, {0.5, 27.0 / 20}};
const Mask all = Mask::Constant(3, 3, true);
const Mask causal{{true, false, false}, {true, true, false}, {true, true, true}};

struct Sizes {
  Index n, m, d_x, d_memory, d, d_v, d_out;
  HeadCounts counts;
  double scale;  // of the projections of queries and keys
};

constexpr std::array<Sizes, 10> many_sizes{{{1, 1, 1, 1, 1, 1, 1, {1, 1}, 1},
                                            {1, 4, 2, 3, 2, 3, 2, {2, 2}, 1},
                                            {4, 1, 3, 2, 1, 2, 5, {3, 3}, 1},
                                            {3, 5, 4, 4, 2, 2, 4, {2, 1}, 0.01},
                                            {5, 3, 6, 5, 3, 1, 2, {6, 3}, 1},
                                            {4, 6, 3, 4, 2, 3, 3, {6, 2}, 1},
                                            {3, 3, 4, 4, 1, 4, 1, {5, 5}, 2},
                                            {2, 7, 5, 2, 4, 5, 6, {5, 1}, 3},
                                            {3, 4, 4, 3, 64, 64, 3, {8, 8}, 1},
                                            {6, 5, 3, 3, 3, 2, 4, {16, 8}, 20}}};

// Repeatable inputs.
struct Random : test::Random {
  // For queries from columns of `d_x`, keys and values from `d_memory`.
  AttentionParameters parameters(const Sizes& size, Index d_x, Index d_memory, HeadCounts counts) {
    return {matrix(d_x, counts.heads * size.d, size.scale),
            matrix(d_memory, counts.kv_heads * size.d, size.scale),
            matrix(d_memory, counts.kv_heads * size.d_v),
            matrix(counts.heads * size.d_v, size.d_out)};
  }
};

HeadCounts as_many(Index heads) {
  return {heads, heads};
}

// How far honest rounding may go: a score's error is a share's relative error.
double scale_of(const Sizes& size) {
  return std::max(1.0, size.scale * size.scale) * 100;
}

// Every head of `x` as often as `times` says, one after the other.
Matrix repeat_heads(const Matrix& x, Index heads, Index times) {
  std::vector<Matrix> repeated;
  for (const Matrix& head : split_heads(x, heads))
    for (Index i = 0; i < times; ++i) repeated.push_back(head);
  return merge_heads(repeated);
}

}  // namespace

BOOST_AUTO_TEST_CASE(columns_are_cut_and_rows_stay_whole) {
  const std::vector<Matrix> per_head = split_heads(Matrix{{1, 2, 3, 4}, {5, 6, 7, 8}}, 2);
  BOOST_REQUIRE(per_head.size() == 2);
  BOOST_TEST((per_head[0] == Matrix{{1, 2}, {5, 6}}));
  BOOST_TEST((per_head[1] == Matrix{{3, 4}, {7, 8}}));
}

BOOST_AUTO_TEST_CASE(heads_are_joined_in_their_order) {
  const Matrix joined = merge_heads({Matrix{{1}, {4}}, Matrix{{2}, {5}}, Matrix{{3}, {6}}});
  BOOST_TEST((joined == Matrix{{1, 2, 3}, {4, 5, 6}}));
}

BOOST_AUTO_TEST_CASE(cutting_agrees_with_a_naive_twin_and_joining_undoes_it) {
  Random random;
  for (const Index heads : {1, 2, 3, 5, 8})
    for (const Index d : {1, 2, 3, 64})
      for (const Index n : {1, 2, 5}) {
        const Matrix x = random.matrix(n, heads * d);
        const std::vector<Matrix> per_head = split_heads(x, heads);
        BOOST_TEST(naive::are_heads_of(per_head, x));
        BOOST_TEST((merge_heads(per_head) == x));
      }
}

BOOST_AUTO_TEST_CASE(section_6_two_heads) {
  const Matrix expected{{3, 1}, {1.0 / 6, 7.0 / 6}, {0.5, 27.0 / 20}};
  BOOST_TEST(is_close(multi_head_attention(positions, two_heads, 2, all), two_heads_all_visible));
  BOOST_TEST(is_close(multi_head_attention(positions, two_heads, 2, causal), expected));
}

// 3x2 from each head, 3x4 side by side, 3x2 after W_O; an identity for W_O shows the 3x4.
BOOST_AUTO_TEST_CASE(section_6_heads_are_neither_a_vote_nor_a_mean) {
  AttentionParameters parameters = two_heads;
  parameters.w_o = Matrix::Identity(4, 4);
  const Matrix side_by_side{
      {1.6, 0.6, 0.6, 1.6}, {1.2, 0.8, 2.0 / 3, 4.0 / 3}, {1.5, 0.75, 0.6, 1.6}};
  BOOST_TEST(is_close(multi_head_attention(positions, parameters, 2, all), side_by_side));
}

BOOST_AUTO_TEST_CASE(section_6_one_position_asks_three) {
  const Mask visible = Mask::Constant(1, 3, true);
  BOOST_TEST(is_close(cross_attention(Matrix{{1, 1}}, positions, two_heads, 2, visible),
                      Matrix{{0.5, 27.0 / 20}}));
}

// Both query heads read the first head's keys and values.
BOOST_AUTO_TEST_CASE(section_7_two_query_heads_share_one_pair) {
  AttentionParameters parameters = two_heads;
  parameters.w_k = two_heads.w_k.leftCols(2);
  parameters.w_v = two_heads.w_v.leftCols(2);
  const Matrix expected{{2, 9.0 / 5}, {28.0 / 15, 32.0 / 15}, {19.0 / 10, 39.0 / 20}};
  BOOST_TEST(is_close(grouped_query_attention(positions, parameters, {2, 1}, all), expected));
}

BOOST_AUTO_TEST_CASE(naive_twin_agrees) {
  Random random;
  for (const Sizes& size : many_sizes) {
    const auto [heads, kv_heads] = size.counts;
    const Matrix x = random.matrix(size.n, size.d_x);
    const Matrix memory = random.matrix(size.m, size.d_memory);
    const Mask self = random.coin(size.n, size.n);
    const Mask cross = random.coin(size.n, size.m);
    const AttentionParameters own = random.parameters(size, size.d_x, size.d_x, as_many(heads));
    const AttentionParameters other =
        random.parameters(size, size.d_x, size.d_memory, as_many(heads));
    const AttentionParameters grouped = random.parameters(size, size.d_x, size.d_x, size.counts);
    BOOST_TEST(is_close(multi_head_attention(x, own, heads, self),
                        naive::several_heads(x, x, own, as_many(heads), self), scale_of(size)));
    BOOST_TEST(is_close(cross_attention(x, memory, other, heads, cross),
                        naive::several_heads(x, memory, other, as_many(heads), cross),
                        scale_of(size)));
    BOOST_TEST(is_close(grouped_query_attention(x, grouped, size.counts, self),
                        naive::several_heads(x, x, grouped, size.counts, self), scale_of(size)));
  }
}

BOOST_AUTO_TEST_CASE(as_many_pairs_as_query_heads_is_multi_head_attention) {
  Random random;
  for (const Sizes& size : many_sizes) {
    const HeadCounts counts = as_many(size.counts.heads);
    const AttentionParameters parameters = random.parameters(size, size.d_x, size.d_x, counts);
    const Matrix x = random.matrix(size.n, size.d_x);
    const Mask visible = random.coin(size.n, size.n);
    BOOST_TEST((grouped_query_attention(x, parameters, counts, visible) ==
                multi_head_attention(x, parameters, counts.heads, visible)));
  }
}

BOOST_AUTO_TEST_CASE(shared_pairs_are_multi_head_attention_with_pairs_written_out) {
  Random random;
  for (const Sizes& size : many_sizes) {
    const auto [heads, kv_heads] = size.counts;
    const AttentionParameters shared = random.parameters(size, size.d_x, size.d_x, size.counts);
    AttentionParameters written_out = shared;
    written_out.w_k = repeat_heads(shared.w_k, kv_heads, heads / kv_heads);
    written_out.w_v = repeat_heads(shared.w_v, kv_heads, heads / kv_heads);
    const Matrix x = random.matrix(size.n, size.d_x);
    const Mask visible = random.coin(size.n, size.n);
    BOOST_TEST(is_close(grouped_query_attention(x, shared, size.counts, visible),
                        multi_head_attention(x, written_out, heads, visible), scale_of(size)));
  }
}

BOOST_AUTO_TEST_CASE(a_memory_that_is_the_sequence_itself_is_self_attention) {
  BOOST_TEST((cross_attention(positions, positions, two_heads, 2, causal) ==
              multi_head_attention(positions, two_heads, 2, causal)));
}

// Without positions word order is not expressed.
BOOST_AUTO_TEST_CASE(permuting_the_memory_with_its_columns_changes_nothing) {
  Random random;
  for (const Sizes& size : many_sizes) {
    const HeadCounts counts = as_many(size.counts.heads);
    const AttentionParameters parameters = random.parameters(size, size.d_x, size.d_memory, counts);
    const Matrix x = random.matrix(size.n, size.d_x);
    const Matrix memory = random.matrix(size.m, size.d_memory);
    const Mask visible = random.coin(size.n, size.m);
    BOOST_TEST(is_close(cross_attention(x, memory, parameters, counts.heads, visible),
                        cross_attention(x, memory.colwise().reverse(), parameters, counts.heads,
                                        visible.rowwise().reverse()),
                        scale_of(size)));
  }
}

// No head is told from another but by its columns.
BOOST_AUTO_TEST_CASE(heads_exchanged_in_every_parameter_change_nothing) {
  const auto exchanged = [](const Matrix& w) {
    const std::vector<Matrix> heads = split_heads(w, 2);
    return merge_heads({heads[1], heads[0]});
  };
  const AttentionParameters other{exchanged(two_heads.w_q), exchanged(two_heads.w_k),
                                  exchanged(two_heads.w_v),
                                  exchanged(two_heads.w_o.transpose()).transpose()};
  BOOST_TEST(is_close(multi_head_attention(positions, other, 2, all), two_heads_all_visible));
}

// Reading much is not an explanation: where values are equal, the shares do not matter.
BOOST_AUTO_TEST_CASE(equal_positions_in_the_memory_give_the_same_output_whoever_is_read) {
  Random random;
  const Matrix memory = Matrix{{2, 1}}.replicate(4, 1);
  const AttentionParameters parameters{random.matrix(3, 4), random.matrix(2, 4),
                                       random.matrix(2, 6), random.matrix(6, 3)};
  Mask visible = random.coin(5, 4);
  visible.col(0).setConstant(true);
  const Matrix output = cross_attention(random.matrix(5, 3), memory, parameters, 2, visible);
  for (Index i = 1; i < 5; ++i) BOOST_TEST(is_close(output.row(i), output.row(0)));
}

BOOST_AUTO_TEST_CASE(queries_that_read_nothing_get_zeros) {
  Mask visible = all;
  visible.row(1).setConstant(false);
  const Matrix output = multi_head_attention(positions, two_heads, 2, visible);
  BOOST_TEST((output.row(1) == Matrix::Zero(1, 2)));
  BOOST_TEST(is_close(output.row(2), two_heads_all_visible.row(2)));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
