#include "attention.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  if (counts.kv_heads < 1 || counts.heads % counts.kv_heads != 0)
    throw std::invalid_argument("kv_heads must divide heads");
  const auto q = split_heads(x * parameters.w_q, counts.heads);
  const auto k = split_heads(x * parameters.w_k, counts.kv_heads);
  const auto v = split_heads(x * parameters.w_v, counts.kv_heads);
  std::vector<Matrix> found;
  for (std::size_t h = 0; h < q.size(); ++h) {
    const auto g = h / std::size_t(counts.heads / counts.kv_heads);
    found.push_back(masked_attention(q.at(h), k.at(g), v.at(g), visible));
  }
  return merge_heads(found) * parameters.w_o;
}

}  // namespace attention
