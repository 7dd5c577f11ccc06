#include "attention.hpp"

namespace attention {

// The product with 0 and 1 hides; the row's own mean tells whether anything is left.
Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  const Matrix low = Matrix::Constant(scores.rows(), scores.cols(), -HUGE_VAL);
  const Matrix seen = visible.select(scores, low);
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  const auto any = visible.rowwise().any().eval();
  for (Index i = 0; i < seen.rows(); ++i)
    if (any(i)) {
      shares.row(i) = (seen.row(i).array() - seen.row(i).maxCoeff()).unaryExpr([](double s) {
        return std::exp(s);
      });
      shares.row(i).normalize();  // to length 1 first, to sum 1 then
      shares.row(i) /= shares.row(i).lpNorm<1>();
    }
  return shares;
}

}  // namespace attention
