// Calls of every function that has mistakes, with inputs of many shapes.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "attention.hpp"
#include "mistaken.hpp"
#include "tests/reference/inputs.hpp"

namespace attention::test {

using mistaken::Names;
using Results = std::vector<Matrix>;

inline Results results(const Matrix& matrix) {
  return {matrix};
}
inline Results results(const Mask& mask) {
  return {mask.cast<double>()};
}
inline Results results(const Projections& made) {
  return {made.q, made.k, made.v};
}
inline Results results(const std::vector<Matrix>& per_head) {
  return per_head;
}

// A function with its arguments: what the reference gives, and what comes out with mistakes on.
struct Call {
  std::string function;
  std::function<Results()> right;
  std::function<Results(const Names&)> with;
};

template <class R, class... P, class... A>
Call call(const char* function, R (*right)(P...), R (*mistaken)(const Names&, P...),
          const A&... arguments) {
  return {function, [=] { return results(right(arguments...)); },
          [=](const Names& on) { return results(mistaken(on, arguments...)); }};
}

#define CALL(function, ...) \
  call(#function, attention::function, attention::mistaken::function, __VA_ARGS__)

struct Shape {
  Index n, m, d, d_v, d_model, d_memory;
  HeadCounts counts;
  double scale;
};

// Square ones too: where nothing is square, many mistakes cannot be made.
inline constexpr std::array<Shape, 9> many_shapes{{{1, 1, 1, 1, 1, 1, {1, 1}, 1},
                                                   {4, 4, 4, 4, 4, 4, {1, 1}, 1},
                                                   {4, 4, 2, 2, 4, 4, {2, 2}, 1},
                                                   {4, 4, 2, 2, 8, 8, {4, 2}, 1},
                                                   {3, 5, 2, 3, 6, 4, {6, 3}, 1},
                                                   {5, 3, 3, 2, 4, 7, {6, 2}, 1},
                                                   {2, 6, 3, 3, 5, 5, {8, 4}, 1},
                                                   {4, 7, 3, 3, 5, 5, {2, 1}, 40},
                                                   {6, 6, 5, 1, 6, 6, {4, 1}, 60}}};

// Some positions hidden, and all of them from one query.
inline Mask irregular(Random& random, Index n, Index m) {
  Mask visible = random.coin(n, m, 0.6);
  if (n > 2) visible.row(n / 2).setConstant(false);
  return visible;
}

inline std::vector<Call> one_head_calls(Random& random, const Shape& s) {
  const Matrix x = random.matrix(s.n, s.d_model, s.scale);
  const Matrix w_q = random.matrix(s.d_model, s.d);
  const Matrix w_k = random.matrix(s.d_model, s.d);
  const Matrix w_v = random.matrix(s.d_model, s.d_v);
  const Matrix q = random.matrix(s.n, s.d, s.scale);
  const Matrix k = random.matrix(s.m, s.d, s.scale);
  const Matrix v = random.matrix(s.m, s.d_v);
  const Matrix scores = random.matrix(s.n, s.m, s.scale * s.scale).array() - s.scale;
  const Mask visible = irregular(random, s.n, s.m);
  return {CALL(project_qkv, x, w_q, w_k, w_v),
          CALL(scaled_scores, q, k),
          CALL(softmax_rows, scores),
          CALL(attend, q, k, v),
          CALL(self_attention, x, w_q, w_k, w_v),
          CALL(masked_softmax_rows, scores, visible),
          CALL(masked_attention, q, k, v, visible)};
}

inline std::vector<Call> mask_calls(const Shape& s) {
  return {CALL(causal_mask, s.n, s.m),           CALL(causal_mask, s.m, s.n),
          CALL(padding_mask, s.n, s.m, s.m / 2), CALL(padding_mask, s.n, s.m, s.m),
          CALL(padding_mask, s.n, s.m, 0),       CALL(decoder_mask, s.n, s.n / 2),
          CALL(decoder_mask, s.m, s.m)};
}

// `heads` of queries, `kv_heads` of keys and values.
inline AttentionParameters parameters(Random& random, const Shape& s, Index memory,
                                      HeadCounts counts) {
  return {random.matrix(s.d_model, counts.heads * s.d),
          random.matrix(memory, counts.kv_heads * s.d),
          random.matrix(memory, counts.kv_heads * s.d_v),
          random.matrix(counts.heads * s.d_v, counts.heads * s.d_v)};
}

inline std::vector<Call> head_calls(Random& random, const Shape& s) {
  const Index heads = s.counts.heads;
  const HeadCounts plain{heads, heads};
  const Matrix all_heads = random.matrix(s.n, heads * s.d);
  const std::vector<Matrix> per_head = attention::split_heads(all_heads, heads);
  const Matrix x = random.matrix(s.n, s.d_model, s.scale);
  const Matrix memory = random.matrix(s.m, s.d_memory, s.scale);
  const AttentionParameters own = parameters(random, s, s.d_model, plain);
  const AttentionParameters grouped = parameters(random, s, s.d_model, s.counts);
  const AttentionParameters cross = parameters(random, s, s.d_memory, plain);
  const Mask of_own = irregular(random, s.n, s.n);
  const Mask of_memory = irregular(random, s.n, s.m);
  return {CALL(split_heads, all_heads, heads), CALL(merge_heads, per_head),
          CALL(multi_head_attention, x, own, heads, of_own),
          CALL(cross_attention, x, memory, cross, heads, of_memory),
          CALL(grouped_query_attention, x, grouped, s.counts, of_own)};
}

// Inputs on which alone some mistakes show.
inline std::vector<Call> particular_calls() {
  const Matrix zero_and_one{{0, 1}};
  const Matrix very_negative{{-20000, 0}};
  const Matrix far_below{{-1000, 1000}};
  const Mask first{{true, false}};
  return {CALL(softmax_rows, zero_and_one), CALL(masked_softmax_rows, very_negative, first),
          CALL(masked_softmax_rows, far_below, first)};
}

inline std::vector<Call> many_calls(double largest_scale = 1000) {
  Random random;
  std::vector<Call> calls;
  const auto add = [&](const std::vector<Call>& more) {
    calls.insert(calls.end(), more.begin(), more.end());
  };
  for (const Shape& shape : many_shapes) {
    if (shape.scale > largest_scale) continue;
    add(one_head_calls(random, shape));
    add(mask_calls(shape));
    add(head_calls(random, shape));
  }
  return calls;
}

#undef CALL

}  // namespace attention::test
