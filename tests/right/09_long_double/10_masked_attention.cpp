#include "attention.hpp"
#include "wide.hpp"

namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
  Wide mixed = Wide::Zero(q.rows(), v.cols());
  const Wide wv = wide(v);
  const Matrix scores = scaled_scores(q, k);
  for (Index i = 0; i < q.rows(); ++i) {
    long double sum = 0, top = -1e308L;
    for (Index j = 0; j < k.rows(); ++j)
      if (visible(i, j)) top = std::max<long double>(top, scores(i, j));
    for (Index j = 0; j < k.rows(); ++j) {
      const long double power = visible(i, j) ? std::exp(scores(i, j) - top) : 0;
      sum += power;
      mixed.row(i) += power * wv.row(j);
    }
    if (sum > 0) mixed.row(i) /= sum;
  }
  return mixed.cast<double>();
}

}  // namespace attention
