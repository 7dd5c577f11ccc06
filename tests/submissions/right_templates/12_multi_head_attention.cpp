#include "modern.hpp"

namespace attention {

namespace {

// A policy says where a head's keys and values are.
template <class Policy>
  requires requires(const Policy policy, Index h) {
    { policy(h) } -> std::convertible_to<Index>;
  }
Matrix heads_of(const Projections& p, Index heads, Policy policy, const Mask& visible) {
  const auto q = split_heads(p.q, heads), k = split_heads(p.k, heads), v = split_heads(p.v, heads);
  std::vector<Matrix> outputs(q.size());
  std::transform(q.begin(), q.end(), outputs.begin(), [&, h = Index{0}](const Matrix& own) mutable {
    const auto read = static_cast<std::size_t>(policy(h++));
    return masked_attention(own, k[read], v[read], visible);
  });
  return merge_heads(outputs);
}

}  // namespace

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const auto& [w_q, w_k, w_v, w_o] = parameters;
  return heads_of(project_qkv(x, w_q, w_k, w_v), heads, std::identity{}, visible) * w_o;
}

}  // namespace attention
