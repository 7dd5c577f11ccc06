#include "attention.hpp"

namespace attention {

// Which head a column belongs to, looked up instead of computed.
Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const Projections p = project_qkv(x, parameters.w_q, parameters.w_k, parameters.w_v);
  std::vector<Index> head_of(std::size_t(p.v.cols()));
  for (std::size_t c = 0; c < head_of.size(); ++c) head_of[c] = Index(c) * heads / p.v.cols();
  const Index d = p.q.cols() / heads;
  std::vector<Matrix> shares;
  for (Index h = 0; h < heads; ++h)
    shares.push_back(masked_softmax_rows(
        scaled_scores(p.q.middleCols(h * d, d), p.k.middleCols(h * d, d)), visible));
  Matrix merged(x.rows(), p.v.cols());
  for (Index c = 0; c < merged.cols(); ++c)
    merged.col(c) = shares[std::size_t(head_of[std::size_t(c)])] * p.v.col(c);
  return merged * parameters.w_o;
}

}  // namespace attention
