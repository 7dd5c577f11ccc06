#include "attention.hpp"
#include "kahan.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
  Matrix shares(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    const double top = scores.row(i).maxCoeff();
    KahanSum sum;
    for (Index j = 0; j < scores.cols(); ++j) sum += shares(i, j) = std::exp(scores(i, j) - top);
    shares.row(i) /= double(sum);
  }
  return shares;
}

}  // namespace attention
