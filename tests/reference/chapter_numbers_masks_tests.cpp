// The numbers of the chapter's sections 5 and 8, as the problem files repeat them.
#include <cmath>

#include <boost/test/unit_test.hpp>

#include "tests/reference/chapter_example.hpp"
#include "tests/reference/chapter_numbers.hpp"
#include "tests/reference/naive_masks.hpp"
#include "tests/reference/naive_one_head.hpp"

namespace attention::test {

BOOST_AUTO_TEST_SUITE(chapter_numbers_masks_tests)

using namespace example;

namespace {

using enum Place;

const Matrix scores = naive::scaled_scores(q, k);
const Matrix shares = naive::softmax_rows(scores);
const Matrix mixed = naive::attend(q, k, v);
const Matrix causal_shares = naive::masked_softmax_rows(scores, causal);
const Matrix causal_mixed = naive::masked_attention(q, k, v, causal);

Matrix row(const Matrix& matrix, Index position) {
  return matrix.row(position - 1);
}

// The positions that `position` may read, of which it sees the first ones.
Matrix seen_by(Index position, const Mask& visible = naive::causal_mask(3, 3)) {
  const Index count = visible.row(position - 1).count();
  return Matrix::NullaryExpr(1, count, [](Index, Index j) { return static_cast<double>(j + 1); });
}

Matrix pairs(double positions) {
  return Matrix{{positions * positions}};
}

}  // namespace

BOOST_AUTO_TEST_CASE(section_5) {
  const Matrix second = row(causal_shares, 2);
  const Matrix written_out = second(0, 0) * row(v, 1) + second(0, 1) * row(v, 2);
  const Matrix exponentials{{std::exp(scores(1, 0)), std::exp(scores(1, 1)), 0}};
  const Matrix left{{shares(1, 0) + shares(1, 1)}};
  check({
      {"5", "06_causal_mask", statement, "position 1 sees {1};", seen_by(1), 0,
       "位置 1 看见 {1}；"},
      {"5", "06_causal_mask", statement, "position 2 sees {1, 2};", seen_by(2), 0,
       "位置 2 看见 {1、2}；"},
      {"5", "06_causal_mask", statement, "position 3 sees {1, 2, 3},", seen_by(3), 0,
       "位置 3 看见 {1、2、3}，"},
      {"5", "06_causal_mask", cases,
       "expect: - {[true, false, false] - [true, true, false] - [true, true, true]}",
       causal.cast<double>()},
      {"5", "09_masked_softmax_rows", statement, "position 2 may read {1 and 2}", seen_by(2), 0,
       "位置 2 可以读位置 {1 和 2}"},
      {"5", "09_masked_softmax_rows", statement, "scores {[0, ln 2, ln 2]}", row(scores, 2), 1e-12,
       "分数 {[0, ln 2, ln 2]}"},
      {"5", "09_masked_softmax_rows", statement, "exponentials are {[1, 2, 0]}", exponentials,
       1e-12, "指数是 {[1, 2, 0]}"},
      {"5", "09_masked_softmax_rows", statement, "{[1/3, 2/3, 0]}", second},
      {"5", "09_masked_softmax_rows", cases, "- [1, 0, 0] - {[1/3, 2/3, 0]}", second},
      {"5", "09_masked_softmax_rows", cases, "- {[1, 0, 0]} - [1/3, 2/3, 0]",
       row(causal_shares, 1)},
      {"5", "09_masked_softmax_rows", explanation, "{[1/5, 2/5, 2/5]}", row(shares, 2)},
      {"5", "09_masked_softmax_rows", explanation, "sums to {3/5}", left, 1e-12, "只有 {3/5}"},
      {"5", "09_masked_softmax_rows", explanation, "the whole: {[1/3, 2/3]}", second.leftCols(2),
       1e-12, "全部份额：{[1/3, 2/3]}"},
      {"5", "10_masked_attention", statement, "shares {[1/3, 2/3, 0]}", second, 1e-12,
       "份额是 {[1/3, 2/3, 0]}"},
      {"5", "10_masked_attention", explanation, "other than {[2/3, 2/3]}", row(causal_mixed, 2),
       1e-12, "位置 2 的输出不是 {[2/3, 2/3]}"},
      {"5", "10_masked_attention", statement, "1/3 [2, 0] + 2/3 [0, 1] = {[2/3, 2/3]}",
       written_out},
      {"5", "10_masked_attention", cases, "expect: {[[2, 0], [2/3, 2/3], [3/2, 3/4]]}",
       causal_mixed},
      {"4", "10_masked_attention", cases, "expect: {[[8/5, 3/5], [6/5, 4/5], [3/2, 3/4]]}", mixed},
  });
}

// Not the chapter's: an example of our own, two real positions and one fill-in position.
BOOST_AUTO_TEST_CASE(filled_up_example) {
  const Mask padding = naive::padding_mask(3, 3, 2);
  const Mask both = naive::decoder_mask(3, 2);
  check({
      {"5", "07_padding_mask", statement, "{[true, true, false]}", padding.row(2).cast<double>()},
      {"5", "08_decoder_mask", statement, "position 1 sees {1};", seen_by(1, both), 0,
       "位置 1 看见 {1}；"},
      {"5", "08_decoder_mask", statement, "position 2 sees {1, 2};", seen_by(2, both), 0,
       "位置 2 看见 {1、2}；"},
      {"5", "08_decoder_mask", statement, "fill-in position, sees {1, 2} as well", seen_by(3, both),
       0, "也看见 {1、2}"},
  });
}

BOOST_AUTO_TEST_CASE(section_8) {
  const Matrix own_w_q{{0, 1}, {0, 0}};
  const Matrix own_shares =
      naive::softmax_rows(naive::scaled_scores(naive::product(x, own_w_q), k));
  check({
      {"8", "05_self_attention", explanation, "100 to 200 positions they grow from {10000}",
       pairs(100), 0, "100 个增加到 200 个，就从 {10000}"},
      {"8", "05_self_attention", explanation, "to {40000}", pairs(200), 0, "增加到 {40000}"},
      {"1", "05_self_attention", explanation, "position 2 with {2/5}", Matrix{{own_shares(0, 1)}},
       1e-12, "位置 1 读位置 2 的份额是 {2/5}"},
      {"1", "05_self_attention", explanation, "position 1 with {1/3}", Matrix{{own_shares(1, 0)}},
       1e-12, "位置 2 读位置 1 的份额却是 {1/3}"},
  });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention::test
