// All heads at once, one key after the other; what each query has read is rescaled as it goes.
#pragma once

#include "attention.hpp"

namespace attention {

class HeadStream {
 public:
  HeadStream(Index queries, Index columns)
      : mixed_(Matrix::Zero(queries, columns)), sums_(Matrix::Zero(queries, 1)),
        largest_(Matrix::Constant(queries, 1, -std::numeric_limits<double>::infinity())) {}

  template <class Row>
  void read(Index query, double score, const Row& value) {
    const double next = std::max(largest_(query, 0), score);
    const double before = std::exp(largest_(query, 0) - next), now = std::exp(score - next);
    sums_(query, 0) = sums_(query, 0) * before + now;
    mixed_.row(query) = mixed_.row(query) * before + now * value;
    largest_(query, 0) = next;
  }

  // A query that read nothing has zeros.
  Matrix output() const {
    Matrix result = mixed_;
    for (Index i = 0; i < result.rows(); ++i)
      if (sums_(i, 0) > 0) result.row(i) /= sums_(i, 0);
    return result;
  }

 private:
  Matrix mixed_, sums_, largest_;
};

inline Matrix read_all(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       HeadCounts counts, const Mask& visible) {
  const Matrix q = x * parameters.w_q;
  const Index d = q.cols() / counts.heads, d_v = parameters.w_v.cols() / counts.kv_heads;
  std::vector<HeadStream> streams(std::size_t(counts.heads), HeadStream(x.rows(), d_v));
  for (Index j = 0; j < memory.rows(); ++j) {
    const Matrix position = memory.row(j);
    const Matrix k = position * parameters.w_k, v = position * parameters.w_v;
    for (Index h = 0; h < counts.heads; ++h) {
      const Index shared = h * counts.kv_heads / counts.heads;
      for (Index i = 0; i < x.rows(); ++i) {
        if (!visible(i, j)) continue;
        const double match = q.row(i).segment(h * d, d).dot(k.row(0).segment(shared * d, d));
        streams[std::size_t(h)].read(i, match / std::sqrt(double(d)),
                                     v.row(0).segment(shared * d_v, d_v));
      }
    }
  }
  std::vector<Matrix> outputs;
  for (const HeadStream& stream : streams) outputs.push_back(stream.output());
  return merge_heads(outputs) * parameters.w_o;
}

}  // namespace attention
