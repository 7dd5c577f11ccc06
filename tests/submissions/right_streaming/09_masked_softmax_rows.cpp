#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    std::vector<Index> read;
    for (Index j = 0; j < scores.cols(); ++j)
      if (visible(i, j)) read.push_back(j);
    if (read.empty()) continue;
    Matrix row(1, static_cast<Index>(read.size()));
    for (std::size_t r = 0; r < read.size(); ++r)
      row(0, static_cast<Index>(r)) = scores(i, read[r]);
    const Matrix small = softmax_rows(row);
    for (std::size_t r = 0; r < read.size(); ++r)
      shares(i, read[r]) = small(0, static_cast<Index>(r));
  }
  return shares;
}

}  // namespace attention
