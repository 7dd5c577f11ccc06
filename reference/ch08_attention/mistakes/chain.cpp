// The chapter's functions as chains over the steps, with the named mistakes in them.
#include "steps.hpp"

namespace attention::mistaken {

namespace {

Widths widths_of(const Matrix& q, const Matrix& k, const Matrix& v) {
  return {.d = q.cols(),
          .d_v = v.cols(),
          .total = q.cols(),
          .d_model = q.cols(),
          .heads = 1,
          .n = q.rows(),
          .m = k.rows()};
}

// Shares alone know of no width.
constexpr Widths no_widths{.d = 1, .d_v = 1, .total = 1, .d_model = 1, .heads = 1, .n = 1, .m = 1};

Mask all_visible(const Matrix& scores) {
  return Mask::Constant(scores.rows(), scores.cols(), true);
}

Heads scores_of(const Steps& steps, const Heads& q, const Heads& k, const Widths& widths) {
  Heads scores;
  for (size_t h = 0; h < q.size(); ++h)
    scores.push_back(steps.scale(steps.score(q[h], k[h]), widths));
  return scores;
}

// Everything may be read: no step of a mask is taken.
Heads shares_of(const Steps& steps, const Heads& scores, const Widths& widths) {
  Heads shares = steps.normalise(scores);
  for (Matrix& head : shares) head = steps.after(head, all_visible(head), widths);
  return shares;
}

// Only what is visible may be read.
Heads shares_of(const Steps& steps, const Heads& scores, const Mask& visible,
                const Widths& widths) {
  const Mask seen = steps.see(visible);
  Heads hidden;
  for (const Matrix& head : scores) {
    require(head.rows() == seen.rows() && head.cols() == seen.cols());
    hidden.push_back(steps.hide(head, seen));
  }
  Heads shares = steps.normalise(hidden);
  for (size_t h = 0; h < shares.size(); ++h) {
    shares[h] = steps.after(shares[h], seen, widths);
    shares[h] = steps.see_nothing(shares[h], scores[h], seen);
  }
  return shares;
}

Heads mixed(const Steps& steps, const Heads& shares, const Heads& k, const Heads& v) {
  Heads outputs;
  for (size_t h = 0; h < shares.size(); ++h) outputs.push_back(steps.mix(shares[h], k[h], v[h]));
  return outputs;
}

Matrix attend_with(const Steps& steps, const Matrix& q, const Matrix& k, const Matrix& v,
                   Widths widths) {
  const Heads scores = scores_of(steps, {q}, {k}, widths);
  return mixed(steps, shares_of(steps, scores, widths), {k}, {v}).front();
}

Heads split_with(const Steps& steps, const Matrix& x, Index heads) {
  require(x.cols() % heads == 0);
  return steps.split(x, heads);
}

// The key/value heads that the query heads read, one for each.
Heads chosen(const Steps& steps, const Heads& kv, HeadCounts counts) {
  Heads read;
  for (Index h = 0; h < counts.heads; ++h) {
    const Index g = steps.choose(h, counts);
    require(0 <= g && g < counts.kv_heads);
    read.push_back(kv[static_cast<size_t>(g)]);
  }
  return read;
}

// What 12, 13 and 14 come to.
Matrix several_heads(const Steps& steps, const Sequences& from,
                     const AttentionParameters& parameters, const Mask& visible) {
  // 1. Project once for all heads, then cut.
  const Projections all = steps.project(from, parameters.w_q, parameters.w_k, parameters.w_v);
  const Heads q = split_with(steps, all.q, from.counts.heads);
  const Heads k = chosen(steps, split_with(steps, all.k, from.counts.kv_heads), from.counts);
  const Heads v = chosen(steps, split_with(steps, all.v, from.counts.kv_heads), from.counts);

  // 2. Every head reads.
  Widths widths = widths_of(q.front(), k.front(), v.front());
  widths.total = all.q.cols();
  widths.d_model = from.asking.cols();
  widths.heads = from.counts.heads;
  const Heads shares = shares_of(steps, scores_of(steps, q, k, widths), visible, widths);

  // 3. Side by side, then combined.
  return steps.output(steps.merge(mixed(steps, shares, k, v)), parameters.w_o);
}

}  // namespace

Projections project_qkv(const Names& on, const Matrix& x, const Matrix& w_q, const Matrix& w_k,
                        const Matrix& w_v) {
  return steps_with(on).project(Sequences{x, x, {1, 1}}, w_q, w_k, w_v);
}

Matrix scaled_scores(const Names& on, const Matrix& q, const Matrix& k) {
  return scores_of(steps_with(on), {q}, {k}, widths_of(q, k, k)).front();
}

Matrix softmax_rows(const Names& on, const Matrix& scores) {
  return shares_of(steps_with(on), {scores}, no_widths).front();
}

Matrix attend(const Names& on, const Matrix& q, const Matrix& k, const Matrix& v) {
  return attend_with(steps_with(on), q, k, v, widths_of(q, k, v));
}

Matrix self_attention(const Names& on, const Matrix& x, const Matrix& w_q, const Matrix& w_k,
                      const Matrix& w_v) {
  const Steps steps = steps_with(on);
  const auto [q, k, v] = steps.project(Sequences{x, x, {1, 1}}, w_q, w_k, w_v);
  Widths widths = widths_of(q, k, v);
  widths.d_model = x.cols();
  return attend_with(steps, q, k, v, widths);
}

Mask causal_mask(const Names& on, Index queries, Index keys) {
  return steps_with(on).causal(queries, keys);
}

Mask padding_mask(const Names& on, Index queries, Index keys, Index length) {
  return steps_with(on).padding(queries, keys, length);
}

Mask decoder_mask(const Names& on, Index positions, Index length) {
  const Steps steps = steps_with(on);
  return steps.combine(steps.causal(positions, positions),
                       steps.padding(positions, positions, length));
}

Matrix masked_softmax_rows(const Names& on, const Matrix& scores, const Mask& visible) {
  return shares_of(steps_with(on), {scores}, visible, no_widths).front();
}

Matrix masked_attention(const Names& on, const Matrix& q, const Matrix& k, const Matrix& v,
                        const Mask& visible) {
  const Steps steps = steps_with(on);
  const Widths widths = widths_of(q, k, v);
  const Heads scores = scores_of(steps, {q}, {k}, widths);
  return mixed(steps, shares_of(steps, scores, visible, widths), {k}, {v}).front();
}

std::vector<Matrix> split_heads(const Names& on, const Matrix& x, Index heads) {
  return split_with(steps_with(on), x, heads);
}

Matrix merge_heads(const Names& on, const std::vector<Matrix>& per_head) {
  return steps_with(on).merge(per_head);
}

Matrix multi_head_attention(const Names& on, const Matrix& x, const AttentionParameters& parameters,
                            Index heads, const Mask& visible) {
  return several_heads(steps_with(on), {x, x, {heads, heads}}, parameters, visible);
}

Matrix cross_attention(const Names& on, const Matrix& x, const Matrix& memory,
                       const AttentionParameters& parameters, Index heads, const Mask& visible) {
  return several_heads(steps_with(on), {x, memory, {heads, heads}}, parameters, visible);
}

Matrix grouped_query_attention(const Names& on, const Matrix& x,
                               const AttentionParameters& parameters, HeadCounts counts,
                               const Mask& visible) {
  return several_heads(steps_with(on), {x, x, counts}, parameters, visible);
}

}  // namespace attention::mistaken
