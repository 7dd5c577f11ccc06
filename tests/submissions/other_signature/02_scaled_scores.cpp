#include "attention.hpp"

namespace attention {

Matrix scaled_scores(Matrix q, Matrix k) {
  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
}

}  // namespace attention
