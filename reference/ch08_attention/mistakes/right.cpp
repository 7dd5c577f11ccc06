// The steps done right, and the words that many steps need.
#include <algorithm>
#include <cmath>
#include <limits>

#include "steps.hpp"

namespace attention::mistaken {

namespace right {

Projections project(const Sequences& from, const Matrix& w_q, const Matrix& w_k,
                    const Matrix& w_v) {
  return {times(from.asking, w_q), times(from.read, w_k), times(from.read, w_v)};
}

Matrix score(const Matrix& q, const Matrix& k) {
  return times_transposed(q, k);
}

Matrix scale(const Matrix& products, const Widths& widths) {
  return products / std::sqrt(static_cast<double>(widths.d));
}

Mask combine(const Mask& causal, const Mask& padding) {
  return causal.array() && padding.array();
}

Mask see(const Mask& visible) {
  return visible;
}

Matrix hide(const Matrix& scores, const Mask& visible) {
  return visible.select(scores, -std::numeric_limits<double>::infinity());
}

Heads normalise(const Heads& scores) {
  return each(attention::softmax_rows)(scores);
}

Matrix after(const Matrix& shares, const Mask&, const Widths&) {
  return shares;
}

// Zeros already: its scores are all hidden.
Matrix see_nothing(const Matrix& shares, const Matrix&, const Mask&) {
  return shares;
}

Index choose(Index head, HeadCounts counts) {
  return head / (counts.heads / counts.kv_heads);
}

Matrix mix(const Matrix& shares, const Matrix&, const Matrix& v) {
  return times(shares, v);
}

Matrix output(const Matrix& merged, const Matrix& w_o) {
  return times(merged, w_o);
}

}  // namespace right

Matrix times(const Matrix& a, const Matrix& b) {
  require(a.cols() == b.rows());
  return a * b;
}

Matrix times_transposed(const Matrix& a, const Matrix& b) {
  require(a.cols() == b.cols());
  return a * b.transpose();
}

Matrix elementwise(const Matrix& a, const Matrix& b) {
  require(a.rows() == b.rows() && a.cols() == b.cols());
  return a.cwiseProduct(b);
}

double largest_in_row(const Matrix& scores, Index i) {
  double largest = -std::numeric_limits<double>::infinity();
  for (Index j = 0; j < scores.cols(); ++j) largest = std::max(largest, scores(i, j));
  return largest;
}

std::function<Heads(const Heads&)> each(std::function<Matrix(const Matrix&)> f) {
  return [f = std::move(f)](const Heads& heads) {
    Heads results;
    for (const Matrix& head : heads) results.push_back(f(head));
    return results;
  };
}

Mask inverted(const Mask& visible) {
  return visible.array() == false;
}

bool sees_something(const Mask& visible, Index i) {
  for (Index j = 0; j < visible.cols(); ++j)
    if (visible(i, j)) return true;
  return false;
}

namespace {

Matrix where_nothing_is_seen(double becomes, const Matrix& shares, const Mask& visible) {
  Matrix result = shares;
  for (Index i = 0; i < shares.rows(); ++i)
    if (!sees_something(visible, i)) result.row(i).setConstant(becomes);
  return result;
}

}  // namespace

Matrix zero_rows(const Matrix& shares, const Matrix&, const Mask& visible) {
  return where_nothing_is_seen(0, shares, visible);
}

Matrix nan_rows(const Matrix& shares, const Matrix&, const Mask& visible) {
  return where_nothing_is_seen(std::numeric_limits<double>::quiet_NaN(), shares, visible);
}

Matrix uniform_rows(const Matrix& shares, const Matrix&, const Mask& visible) {
  return where_nothing_is_seen(1 / static_cast<double>(shares.cols()), shares, visible);
}

}  // namespace attention::mistaken
