// The steps of several heads: each by itself, from what was cut to what is put side by side.
#include "steps.hpp"

namespace attention::steps {

std::vector<Matrix> head_scores(const std::vector<Matrix>& q, const std::vector<Matrix>& k) {
  const std::size_t group = q.size() / k.size();
  std::vector<Matrix> scores;
  for (std::size_t h = 0; h < q.size(); ++h) scores.push_back(scaled_scores(q[h], k[h / group]));
  return scores;
}

std::vector<Matrix> head_shares(const std::vector<Matrix>& scores, const Mask& visible) {
  std::vector<Matrix> shares;
  for (const Matrix& each : scores) shares.push_back(masked_softmax_rows(each, visible));
  return shares;
}

std::vector<Matrix> head_outputs(const std::vector<Matrix>& shares, const std::vector<Matrix>& v) {
  const std::size_t group = shares.size() / v.size();
  std::vector<Matrix> outputs;
  for (std::size_t h = 0; h < shares.size(); ++h) outputs.push_back(shares[h] * v[h / group]);
  return outputs;
}

}  // namespace attention::steps
