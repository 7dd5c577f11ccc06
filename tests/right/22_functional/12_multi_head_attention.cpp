#include "attention.hpp"
#include "functions.hpp"

namespace attention {

using Heads = std::vector<Matrix>;

template <class F>
Heads each(const Heads& q, const Heads& k, const Heads& v, F f, Heads done = {}) {
  if (done.size() == q.size()) return done;
  const auto h = done.size();
  done.push_back(f(q[h], k[h], v[h]));
  return each(q, k, v, f, std::move(done));
}

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const auto cut = [=](const Matrix& y) { return split_heads(y, heads); };
  const auto read = [&](auto&... one) { return masked_attention(one..., visible); };
  return merge_heads(each(cut(x * parameters.w_q), cut(x * parameters.w_k), cut(x * parameters.w_v),
                          read)) *
         parameters.w_o;
}

}  // namespace attention
