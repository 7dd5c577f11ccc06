#include "attention.hpp"
#include "single.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const Single scores = single(q) * single(k).transpose() / std::sqrt(static_cast<float>(q.cols()));
  return scores.cast<double>();
}

}  // namespace attention
