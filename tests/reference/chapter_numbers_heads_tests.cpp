// The numbers of the chapter's sections 6 and 7, and of the example with two heads, as the problem
// files repeat them.
#include <algorithm>
#include <cmath>
#include <functional>

#include <boost/test/unit_test.hpp>

#include "tests/reference/chapter_example.hpp"
#include "tests/reference/chapter_numbers.hpp"
#include "tests/reference/naive_heads.hpp"

namespace attention::test {

BOOST_AUTO_TEST_SUITE(chapter_numbers_heads_tests)

using namespace example;

namespace {

using enum Place;

// A head by itself, and what a slip can change in one.
struct Head {
  Matrix w_q, w_k, w_v;
  std::function<Matrix(const Matrix& q, const Matrix& k)> match = naive::scaled_scores;

  Matrix shares(const Mask& visible) const {
    const Matrix scores = match(naive::times(x, w_q), naive::times(x, w_k));
    return naive::masked_softmax_rows(scores, visible);
  }
  Matrix output(const Mask& visible) const {
    return naive::times(shares(visible), naive::times(x, w_v));
  }
};

const Head first{w_q, w_k, w_v};
const Head second{Matrix{{0, 1}, {0, 0}}, w_k, Matrix{{1, 0}, {0, 2}}};
const Matrix w_o{{1, 0}, {0, 1}, {1, 1}, {-1, 0}};

Matrix side_by_side(const Matrix& left, const Matrix& right) {
  Matrix both(left.rows(), left.cols() + right.cols());
  both << left, right;
  return both;
}

Matrix two_heads(const Head& left, const Head& right, const Mask& visible) {
  return naive::times(side_by_side(left.output(visible), right.output(visible)), w_o);
}

Head with(Head head, const std::function<Matrix(const Matrix&, const Matrix&)>& match) {
  head.match = match;
  return head;
}

Matrix reversed_match(const Matrix& q, const Matrix& k) {
  return naive::scaled_scores(k, q);
}
Matrix unscaled(const Matrix& q, const Matrix& k) {
  return naive::scaled_scores(q, k) * std::sqrt(2.0);
}
Matrix scaled_by_total_width(const Matrix& q, const Matrix& k) {
  return naive::scaled_scores(q, k) * std::sqrt(2.0) / std::sqrt(4.0);
}

Matrix interleaved(const Mask& visible) {
  Matrix merged = side_by_side(first.output(visible), second.output(visible));
  merged.col(1).swap(merged.col(2));
  return naive::times(merged, w_o);
}

Head turned(Head head) {
  head.w_q = head.w_q.transpose().eval();
  return head;
}

// The results of the slips that this example is there to tell from the right one.
std::vector<Matrix> slips(const Mask& visible) {
  const auto both = [&](const auto& match) {
    return two_heads(with(first, match), with(second, match), visible);
  };
  return {two_heads(second, first, visible),  // merged in reverse
          interleaved(visible),
          two_heads(first, first, visible),
          two_heads(turned(first), turned(second), visible),
          both(reversed_match),
          both(unscaled),
          both(scaled_by_total_width)};
}

double largest_difference(const Matrix& one, const Matrix& other) {
  return (one - other).cwiseAbs().maxCoeff();
}

Matrix sizes_of(const Matrix& matrix) {
  return Matrix{{static_cast<double>(matrix.rows()), static_cast<double>(matrix.cols())}};
}

}  // namespace

BOOST_AUTO_TEST_CASE(section_6_sizes_of_two_heads) {
  const Matrix merged = side_by_side(first.output(all), second.output(all));
  check({
      {"6", "12_multi_head_attention", statement, "two heads give {3x2} each",
       sizes_of(first.output(all)), 0, "两个头各给出 {3x2}"},
      {"6", "12_multi_head_attention", statement, "each: {3x4} after", sizes_of(merged), 0,
       "拼接后是 {3x4}"},
      {"6", "12_multi_head_attention", statement, "{4x2}", sizes_of(w_o), 0},
      {"6", "12_multi_head_attention", statement, "and {3x2} again",
       sizes_of(two_heads(first, second, all)), 0, "之后又是 {3x2}"},
      {"6", "11_heads", statement, "{3x2}", sizes_of(first.output(all)), 0},
      {"6", "11_heads", statement, "{3x4}", sizes_of(merged), 0},
  });
}

BOOST_AUTO_TEST_CASE(section_7_counts_of_real_models) {
  const Matrix eight_of_64{{8, 64}}, sixteen_and_eight{{16, 8}};
  for (const char* file : {"11_heads", "12_multi_head_attention", "13_cross_attention"})
    check({{"7", file, cases, "# {8 and 64}", eight_of_64}});
  check({
      {"7", "11_heads", cases, "x: normal(2, {512}), heads: 8", Matrix{{8 * 64}}},
      {"7", "12_multi_head_attention", cases, "w_q: normal(4, {512})", Matrix{{8 * 64}}},
      {"7", "14_grouped_query_attention", cases, "# {16 and 8}", sixteen_and_eight},
      {"7", "14_grouped_query_attention", cases, "kv_heads: {8}", Matrix{{16.0 / 2}}},
      {"7", "14_grouped_query_attention", statement, "{16} query heads", Matrix{{16}}, 0,
       "{16} 个查询头"},
      {"7", "14_grouped_query_attention", statement, "and {8} key/value heads", Matrix{{8}}, 0,
       "{8} 个键值头"},
  });
}

BOOST_AUTO_TEST_CASE(two_heads_of_our_own) {
  check({
      {"own case", "12_multi_head_attention", cases,
       "expect: {[[3/5, 6/5], [8/15, 22/15], [1/2, 27/20]]}", two_heads(first, second, all)},
      {"own case", "12_multi_head_attention", cases, "expect: {[[3, 1], [1/6, 7/6], [1/2, 27/20]]}",
       two_heads(first, second, causal)},
      {"own case", "14_grouped_query_attention", cases,
       "expect: {[[3/5, 6/5], [8/15, 22/15], [1/2, 27/20]]}", two_heads(first, second, all)},
      {"own case", "13_cross_attention", statement, "{[1/2, 27/20]}",
       two_heads(first, second, all).row(2)},
  });
}

BOOST_AUTO_TEST_CASE(reading_is_not_symmetric_in_the_second_head) {
  const Matrix shares = second.shares(all);
  check({
      {"own case", "12_multi_head_attention", explanation, "share of {2/5}",
       shares.block(0, 1, 1, 1), 1e-12, "份额是 {2/5}"},
      {"own case", "12_multi_head_attention", explanation, "with {1/3}", shares.block(1, 0, 1, 1),
       1e-12, "份额却是 {1/3}"},
      {"own case", "05_self_attention", explanation, "with {2/5}", shares.block(0, 1, 1, 1), 1e-12,
       "份额是 {2/5}"},
      {"own case", "05_self_attention", explanation, "with {1/3}", shares.block(1, 0, 1, 1), 1e-12,
       "份额却是 {1/3}"},
  });
}

BOOST_AUTO_TEST_CASE(how_far_slips_lie_from_the_right_result) {
  std::vector<double> distances;
  for (const Mask& visible : {all, causal})
    for (const Matrix& slip : slips(visible))
      distances.push_back(largest_difference(slip, two_heads(first, second, visible)));
  for (const double distance : distances) BOOST_TEST_MESSAGE(distance);
  const auto [nearest, farthest] = std::ranges::minmax(distances);
  check({{"own case", "12_multi_head_attention", cases, "by {0.036 to 2}",
          Matrix{{nearest, farthest}}, 5e-4}});
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention::test
