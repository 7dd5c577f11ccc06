#include "attention.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Index d = parameters.w_q.cols() / counts.heads;
  const double r = std::pow(double(d), -0.25);
  const auto q = split_heads(r * x * parameters.w_q, counts.heads);
  const auto k = split_heads(r * x * parameters.w_k, counts.kv_heads);
  const auto v = split_heads(x * parameters.w_v, counts.kv_heads);
  std::vector<Matrix> found;
  for (Index h = 0; h < counts.heads; ++h) {
    const auto g = std::size_t(h / (counts.heads / counts.kv_heads));
    found.push_back(masked_softmax_rows(q[std::size_t(h)] * k[g].transpose(), visible) * v[g]);
  }
  return merge_heads(found) * parameters.w_o;
}

}  // namespace attention
