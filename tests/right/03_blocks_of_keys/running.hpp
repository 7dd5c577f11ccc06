// Reads keys in blocks of three; what was mixed before is rescaled where a block has a larger
// score.
#pragma once

#include "attention.hpp"

namespace attention {

struct Running {
  double top = -std::numeric_limits<double>::infinity(), sum = 0;
  RowVector mixed;
};

inline void read_block(Running& r, const RowVector& scores, const Matrix& values,
                       const std::vector<bool>& seen) {
  double top = r.top;
  for (Index j = 0; j < scores.size(); ++j)
    if (seen[std::size_t(j)]) top = std::max(top, scores(j));
  if (top == -std::numeric_limits<double>::infinity()) return;
  const double before = std::exp(r.top - top);
  r.sum *= before;
  r.mixed *= before;
  for (Index j = 0; j < scores.size(); ++j) {
    if (!seen[std::size_t(j)]) continue;
    const double power = std::exp(scores(j) - top);
    r.sum += power;
    r.mixed += power * values.row(j);
  }
  r.top = top;
}

inline Matrix read_in_blocks(const Matrix& q, const Matrix& k, const Matrix& v,
                             const Mask& visible) {
  const Index block = 3;
  Matrix output(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    Running r;
    r.mixed = RowVector::Zero(v.cols());
    for (Index first = 0; first < k.rows(); first += block) {
      const Index size = std::min(block, k.rows() - first);
      std::vector<bool> seen;
      for (Index j = 0; j < size; ++j) seen.push_back(visible(i, first + j));
      const RowVector scores =
          q.row(i) * k.middleRows(first, size).transpose() / std::sqrt(double(q.cols()));
      read_block(r, scores, v.middleRows(first, size), seen);
    }
    output.row(i) = r.mixed;
    if (r.sum > 0) output.row(i) /= r.sum;
  }
  return output;
}

}  // namespace attention
