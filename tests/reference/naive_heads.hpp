// Several heads once more, straight from the formulas and in another way: nothing is cut or joined,
// every number is found by its column. Slow, and beyond suspicion.
#pragma once

#include <cmath>
#include <vector>

#include "attention.hpp"
#include "tests/reference/naive.hpp"

namespace naive {

using attention::AttentionParameters;
using attention::HeadCounts;

// Column j of `x` is column j % d of head j / d, and there is nothing else in the heads.
inline bool are_heads_of(const std::vector<Matrix>& per_head, const Matrix& x) {
  const Index d = x.cols() / static_cast<Index>(per_head.size());
  for (const Matrix& head : per_head)
    if (head.rows() != x.rows() || head.cols() != d) return false;
  for (Index i = 0; i < x.rows(); ++i)
    for (Index j = 0; j < x.cols(); ++j)
      if (per_head[static_cast<std::size_t>(j / d)](i, j % d) != x(i, j)) return false;
  return true;
}

inline Matrix times(const Matrix& a, const Matrix& b) {
  Matrix c(a.rows(), b.cols());
  for (Index i = 0; i < a.rows(); ++i)
    for (Index j = 0; j < b.cols(); ++j) {
      long double sum = 0;
      for (Index l = 0; l < a.cols(); ++l) sum += static_cast<long double>(a(i, l)) * b(l, j);
      c(i, j) = static_cast<double>(sum);
    }
  return c;
}

// Which key/value head each query head reads, dealt out in order: 0, 0, 1, 1, 2, 2.
inline std::vector<Index> deal_out(HeadCounts counts) {
  std::vector<Index> read;
  for (Index g = 0; g < counts.kv_heads; ++g)
    for (Index i = 0; i < counts.heads / counts.kv_heads; ++i) read.push_back(g);
  return read;
}

// The scores (n, m) of the queries' columns from `q_from` on against the keys' from `k_from` on.
inline Matrix scores_of_columns(const Matrix& q, Index q_from, const Matrix& k, Index k_from,
                                Index d) {
  Matrix scores(q.rows(), k.rows());
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) {
      long double sum = 0;
      for (Index c = 0; c < d; ++c)
        sum += static_cast<long double>(q(i, q_from + c)) * k(j, k_from + c);
      scores(i, j) = static_cast<double>(sum / std::sqrt(static_cast<long double>(d)));
    }
  return scores;
}

// What every function with several heads comes to: x asks, memory is read.
inline Matrix several_heads(const Matrix& x, const Matrix& memory,
                            const AttentionParameters& parameters, HeadCounts counts,
                            const Mask& visible) {
  const Matrix q = times(x, parameters.w_q);
  const Matrix k = times(memory, parameters.w_k);
  const Matrix v = times(memory, parameters.w_v);
  const Index d = q.cols() / counts.heads;
  const Index d_v = v.cols() / counts.kv_heads;
  const std::vector<Index> read = deal_out(counts);
  Matrix side_by_side = Matrix::Zero(x.rows(), counts.heads * d_v);
  for (Index h = 0; h < counts.heads; ++h) {
    const Index g = read[static_cast<std::size_t>(h)];
    const Matrix shares = masked_softmax_rows(scores_of_columns(q, h * d, k, g * d, d), visible);
    for (Index i = 0; i < x.rows(); ++i)
      for (Index j = 0; j < memory.rows(); ++j)
        for (Index c = 0; c < d_v; ++c)
          side_by_side(i, h * d_v + c) += shares(i, j) * v(j, g * d_v + c);
  }
  return times(side_by_side, parameters.w_o);
}

}  // namespace naive
