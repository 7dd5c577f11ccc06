#include "attention.hpp"

namespace attention {

// Scores are a projection too: of the queries, by the keys turned round.
Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const Matrix turned = k.transpose();
  return project_qkv(q, turned, turned, turned).q / std::sqrt(static_cast<double>(k.cols()));
}

}  // namespace attention
