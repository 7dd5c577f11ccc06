#include "attention.hpp"

namespace attention {

// 每个查询与每个键做点积，再除以维数的平方根。
Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const Index 维数 = q.cols();
  const double 缩放 = 1.0 / std::sqrt(static_cast<double>(维数));
  Matrix 分数(q.rows(), k.rows());
  for (Index 行 = 0; 行 < q.rows(); ++行)
    for (Index 列 = 0; 列 < k.rows(); ++列) {
      double 点积 = 0;
      for (Index 维 = 0; 维 < 维数; ++维) 点积 += q(行, 维) * k(列, 维);
      分数(行, 列) = 点积 * 缩放;
    }
  return 分数;
}

}  // namespace attention
