// The numbers of the chapter's section 4, as the problem files repeat them.
#include <cmath>

#include <boost/test/unit_test.hpp>

#include "tests/reference/chapter_example.hpp"
#include "tests/reference/chapter_numbers.hpp"
#include "tests/reference/naive_one_head.hpp"

namespace attention::test {

BOOST_AUTO_TEST_SUITE(chapter_numbers_mixing_tests)

using namespace example;

namespace {

using enum Place;

const Matrix scores = naive::scaled_scores(q, k);
const Matrix shares = naive::softmax_rows(scores);
const Matrix mixed = naive::attend(q, k, v);

Matrix row(const Matrix& matrix, Index position) {
  return matrix.row(position - 1);
}

// The weights of position 3, and its output, when position 2 offers other keys or values.
Matrix third_shares(const Matrix& keys) {
  return row(naive::softmax_rows(naive::scaled_scores(q, keys)), 3);
}
Matrix third(const Matrix& keys, const Matrix& values) {
  return row(naive::attend(q, keys, values), 3);
}

}  // namespace

BOOST_AUTO_TEST_CASE(section_4_mixing) {
  const Matrix written_out = 0.25 * row(v, 1) + 0.25 * row(v, 2) + 0.5 * row(v, 3);
  check({
      {"4", "04_attend", statement, "{[1/4, 1/4, 1/2]}", row(shares, 3)},
      {"4", "04_attend", statement, "1/4 [2, 0] + 1/4 [0, 1] + 1/2 [2, 1] = {[1.5, 0.75]}",
       written_out},
      {"4", "04_attend", statement, "1/2 [2, 1] = {[1.5, 0.75]}", row(mixed, 3)},
      {"4", "04_attend", statement, "{[2/5, 1/5, 2/5]}", row(shares, 1)},
      {"4", "04_attend", statement, "{[1.6, 0.6]}", row(mixed, 1)},
      {"4", "04_attend", statement, "{[1/5, 2/5, 2/5]}", row(shares, 2)},
      {"4", "04_attend", statement, "{[1.2, 0.8]}", row(mixed, 2)},
      {"4", "04_attend", cases, "expect: {[[8/5, 3/5], [6/5, 4/5], [3/2, 3/4]]}", mixed},
      {"4", "05_self_attention", cases, "expect: {[[8/5, 3/5], [6/5, 4/5], [3/2, 3/4]]}",
       naive::self_attention(x, w_q, w_k, w_v)},
      {"4", "05_self_attention", statement, "{[[1.6, 0.6], [1.2, 0.8], [1.5, 0.75]]}", mixed},
      {"4", "05_self_attention", statement, "input is {3x2}", Matrix{{3, 2}}, 0, "输入是 {3x2}"},
      {"4", "05_self_attention", statement, "shares {3x3}",
       Matrix{{static_cast<double>(shares.rows()), static_cast<double>(shares.cols())}}, 0,
       "份额表是 {3x3}"},
      {"4", "05_self_attention", statement, "output {3x2}",
       Matrix{{static_cast<double>(mixed.rows()), static_cast<double>(mixed.cols())}}, 0,
       "输出又是 {3x2}"},
  });
}

BOOST_AUTO_TEST_CASE(section_4_interventions_on_position_2) {
  const Matrix only_k = third(other_k, v);
  const Matrix only_v = third(k, other_v);
  const Matrix both = third(other_k, other_v);
  const Matrix before = row(mixed, 3);
  check({
      {"4", "04_attend", explanation, "shares {[1/4, 1/4, 1/2]}, output [1.5, 0.75]",
       third_shares(k), 1e-12, "份额 {[1/4, 1/4, 1/2]}，输出 [1.5, 0.75]"},
      {"4", "04_attend", explanation, "shares {[1/5, 2/5, 2/5]}, output [1.2, 0.8]",
       third_shares(other_k), 1e-12, "份额 {[1/5, 2/5, 2/5]}，输出 [1.2, 0.8]"},
      {"4", "04_attend", explanation,
       "k2 becomes [0, 2c]: shares [1/5, 2/5, 2/5], output {[1.2, 0.8]}", only_k, 1e-12,
       "k2 换成 [0, 2c]：份额 [1/5, 2/5, 2/5]，输出 {[1.2, 0.8]}"},
      {"4", "04_attend", explanation,
       "v2 becomes [0, 2]: shares [1/4, 1/4, 1/2], output {[1.5, 1.0]}", only_v, 1e-12,
       "v2 换成 [0, 2]：份额 [1/4, 1/4, 1/2]，输出 {[1.5, 1.0]}"},
      {"4", "04_attend", explanation, "both: shares [1/5, 2/5, 2/5], output {[1.2, 1.2]}", both,
       1e-12, "两个都换：份额 [1/5, 2/5, 2/5]，输出 {[1.2, 1.2]}"},
      {"4", "04_attend", explanation, "{(-0.3, +0.05)}", only_k - before},
      {"4", "04_attend", explanation, "{(0, +0.25)}", only_v - before},
      {"4", "04_attend", explanation, "{(-0.3, +0.45)}", both - before},
      {"4", "04_attend", cases, "expect: {[[6/5, 4/5]]}", only_k},
      {"4", "04_attend", cases, "expect: {[[3/2, 1]]}", only_v},
      {"4", "04_attend", cases, "expect: {[[6/5, 6/5]]}", both},
      {"4", "05_self_attention", explanation, "same shape here, {3x2}", Matrix{{3, 2}}, 0,
       "形状相同，都是 {3x2}"},
      {"4", "05_self_attention", explanation, "position 2 to {[0, 2]}", other_x.row(1), 0,
       "位置 2 改成 {[0, 2]}"},
      {"4", "05_self_attention", explanation, "from [1.5, 0.75] to {[1.2, 1.2]}", both, 1e-12,
       "从 [1.5, 0.75] 变成 {[1.2, 1.2]}"},
      {"4", "05_self_attention", cases, "expect: {[[8/5, 4/5], [10/21, 12/7], [6/5, 6/5]]}",
       naive::self_attention(other_x, w_q, w_k, w_v)},
  });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention::test
