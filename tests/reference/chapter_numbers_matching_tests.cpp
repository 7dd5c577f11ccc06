// The numbers of the chapter's sections 2 and 3, as the problem files repeat them.
#include <cmath>

#include <boost/test/unit_test.hpp>

#include "tests/reference/chapter_example.hpp"
#include "tests/reference/chapter_numbers.hpp"
#include "tests/reference/naive_one_head.hpp"

namespace attention::test {

BOOST_AUTO_TEST_SUITE(chapter_numbers_matching_tests)

using namespace example;

namespace {

using enum Place;

const Matrix scores = naive::scaled_scores(q, k);
const Matrix shares = naive::softmax_rows(scores);
const Matrix c_alone{{std::sqrt(2.0) * std::log(2.0)}};

Matrix row(const Matrix& matrix, Index position) {
  return matrix.row(position - 1);
}

}  // namespace

BOOST_AUTO_TEST_CASE(section_2) {
  const auto [made_q, made_k, made_v] = naive::project_qkv(x, w_q, w_k, w_v);
  const auto [new_q, new_k, new_v] = naive::project_qkv(other_x, w_q, w_k, w_v);
  check({
      {"2", "01_project_qkv", statement, "X = {[[1, 0], [0, 1], [1, 1]]}", x},
      {"2", "01_project_qkv", statement, "c = {sqrt(2) ln 2}", c_alone},
      {"2", "01_project_qkv", statement, "{0.9803}", c_alone, 5e-5},
      {"2", "01_project_qkv", statement, "W_V = {[[2, 0], [0, 1]]}", w_v},
      {"2", "01_project_qkv", statement, "v3 = {[1*2 + 1*0, 1*0 + 1*1]}", row(made_v, 3)},
      {"2", "01_project_qkv", statement, "1*1] = {[2, 1]}", row(made_v, 3)},
      {"2", "01_project_qkv", cases, "w_q: {[[1, 0], [0, 1]]}", w_q},
      {"2", "01_project_qkv", cases, "w_k: {[[c, 0], [0, c]]}", w_k},
      {"2", "01_project_qkv", cases, "w_v: {[[2, 0], [0, 1]]}", w_v},
      {"2", "01_project_qkv", cases, "q: {[[1, 0], [0, 1], [1, 1]]}", made_q},
      {"2", "01_project_qkv", cases, "k: {[[c, 0], [0, c], [c, c]]}", made_k},
      {"2", "01_project_qkv", cases, "v: {[[2, 0], [0, 1], [2, 1]]}", made_v},
      {"4", "01_project_qkv", cases, "q: {[[1, 0], [0, 2], [1, 1]]}", new_q},
      {"4", "01_project_qkv", cases, "k: {[[c, 0], [0, 2 * c], [c, c]]}", new_k},
      {"4", "01_project_qkv", cases, "v: {[[2, 0], [0, 2], [2, 1]]}", new_v},
      {"4", "01_project_qkv", explanation, "input to {[0, 2]}, and its key", other_x.row(1), 0,
       "改成 {[0, 2]}，它的键"},
      {"4", "01_project_qkv", explanation, "its key becomes {[0, 2c]}", row(new_k, 2), 1e-12,
       "它的键就变成 {[0, 2c]}"},
      {"4", "01_project_qkv", explanation, "its value {[0, 2]}", row(new_v, 2), 1e-12,
       "值变成 {[0, 2]}"},
      {"2", "01_project_qkv", explanation, "come out as {2}", Matrix{{std::exp(scores(0, 0))}},
       1e-12, "正好等于 {2}"},
      {"2", "05_self_attention", statement, "X = {[[1, 0], [0, 1], [1, 1]]}", x},
      {"2", "05_self_attention", statement, "{sqrt(2) ln 2}", c_alone},
      {"2", "05_self_attention", statement, "W_V = {[[2, 0], [0, 1]]}", w_v},
  });
}

BOOST_AUTO_TEST_CASE(section_3) {
  const Matrix products = naive::product(q, k.transpose());
  const Matrix exponentials = row(scores, 3).array().exp();
  const Matrix widths{{1, 4, 16}};
  const Matrix growth = widths.cwiseSqrt();
  check({
      {"3", "02_scaled_scores", statement, "third query {[1, 1]}", row(q, 3), 0,
       "第三个查询 {[1, 1]}"},
      {"3", "02_scaled_scores", statement, "keys {[c, 0], [0, c], [c, c]}", k, 1e-12,
       "三个键 {[c, 0]、[0, c]、[c, c]}"},
      {"3", "02_scaled_scores", statement, "c = {sqrt(2) ln 2}", c_alone},
      {"3", "02_scaled_scores", statement, "dot products {c, c, 2c}", row(products, 3), 1e-12,
       "点积是 {c、c、2c}"},
      {"3", "02_scaled_scores", statement, "scores {ln 2, ln 2, 2 ln 2}", row(scores, 3), 1e-12,
       "分数是 {ln 2、ln 2、2 ln 2}"},
      {"3", "02_scaled_scores", cases, "- {[ln(2), 0, ln(2)]}", row(scores, 1)},
      {"3", "02_scaled_scores", cases, "- {[0, ln(2), ln(2)]}", row(scores, 2)},
      {"3", "02_scaled_scores", cases, "- {[ln(2), ln(2), 2 * ln(2)]}", row(scores, 3)},
      {"3", "02_scaled_scores", explanation, "d = {1 to 4 to 16}", widths, 0,
       "d 从 {1 到 4 再到 16}"},
      {"3", "02_scaled_scores", explanation, "would grow {1, 2, 4}", growth, 1e-12,
       "会变成 {1、2、4}"},
      {"3", "03_softmax_rows", statement, "scores {[ln 2, ln 2, 2 ln 2]}", row(scores, 3), 1e-12,
       "分数 {[ln 2, ln 2, 2 ln 2]}"},
      {"3", "03_softmax_rows", statement, "{[2, 2, 4]}", exponentials},
      {"3", "03_softmax_rows", statement, "sum {8}", Matrix{{exponentials.sum()}}, 1e-12,
       "和为 {8}"},
      {"3", "03_softmax_rows", statement, "{[1/4, 1/4, 1/2]}", row(shares, 3)},
      {"3", "03_softmax_rows", cases, "- {[2/5, 1/5, 2/5]}", row(shares, 1)},
      {"3", "03_softmax_rows", cases, "- {[1/5, 2/5, 2/5]}", row(shares, 2)},
      {"3", "03_softmax_rows", cases, "- {[1/4, 1/4, 1/2]}", row(shares, 3)},
      {"3", "03_softmax_rows", explanation, "{1/2} says", Matrix{{shares(2, 2)}}, 1e-12,
       "{1/2} 说的是"},
      {"3", "03_softmax_rows", explanation, "{50} %", Matrix{{100 * shares(2, 2)}}, 1e-12, "{50}%"},
  });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention::test
