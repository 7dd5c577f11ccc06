#include "attention.hpp"
#include "gather.hpp"

namespace attention {

// Query by query: only what it may read of the memory is projected.
Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  Matrix output = Matrix::Zero(x.rows(), parameters.w_o.cols());
  for (Index i = 0; i < x.rows(); ++i) {
    const auto seen = seen_by(visible, i);
    if (seen.empty()) continue;
    const Matrix part = memory(seen, Eigen::all);
    const auto q = split_heads(x.row(i) * parameters.w_q, heads);
    const auto k = split_heads(part * parameters.w_k, heads);
    const auto v = split_heads(part * parameters.w_v, heads);
    std::vector<Matrix> found;
    for (std::size_t h = 0; h < q.size(); ++h) found.push_back(attend(q[h], k[h], v[h]));
    output.row(i) = merge_heads(found) * parameters.w_o;
  }
  return output;
}

}  // namespace attention
