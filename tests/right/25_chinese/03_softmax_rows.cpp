#include "attention.hpp"

namespace attention {

// 先减去一行里最大的分数，再取指数，最后归一化。
Matrix softmax_rows(const Matrix& scores) {
  Matrix 份额 = scores;
  for (Index 行 = 0; 行 < scores.rows(); ++行) {
    const double 最大 = scores.row(行).maxCoeff();
    double 总和 = 0;
    for (Index 列 = 0; 列 < scores.cols(); ++列) {
      份额(行, 列) = std::exp(scores(行, 列) - 最大);
      总和 += 份额(行, 列);
    }
    份额.row(行) /= 总和;
  }
  return 份额;
}

}  // namespace attention
