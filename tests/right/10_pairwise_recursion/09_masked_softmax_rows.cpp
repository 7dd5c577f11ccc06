#include "attention.hpp"

namespace attention {

// Divide and conquer: two halves of a row, each shared out, are joined by what each weighs.
struct Share {
  double top, sum;  // largest visible score, and the sum of exp(score - top)
};

static Share share_out(const Matrix& s, const Mask& seen, Matrix& out, Index i, Index a, Index b) {
  const double none = -std::numeric_limits<double>::infinity();
  if (b - a == 1) {
    out(i, a) = seen(i, a) ? 1 : 0;
    return seen(i, a) ? Share{s(i, a), 1} : Share{none, 0};
  }
  const Index c = (a + b) / 2;
  const Share left = share_out(s, seen, out, i, a, c), right = share_out(s, seen, out, i, c, b);
  const double top = std::max(left.top, right.top);
  if (top == none) return {none, 0};
  const double l = std::exp(left.top - top), r = std::exp(right.top - top);
  out.row(i).segment(a, c - a) *= l;
  out.row(i).segment(c, b - c) *= r;
  return {top, left.sum * l + right.sum * r};
}

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const Share all = share_out(scores, visible, shares, i, 0, scores.cols());
    if (all.sum > 0) shares.row(i) /= all.sum;
  }
  return shares;
}

}  // namespace attention
