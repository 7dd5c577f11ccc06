#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  const Matrix 份额 = softmax_rows(scaled_scores(q, k));
  Matrix 输出 = Matrix::Zero(q.rows(), v.cols());
  // 按份额对值做加权组合
  for (Index 查询 = 0; 查询 < q.rows(); ++查询)
    for (Index 键 = 0; 键 < k.rows(); ++键) 输出.row(查询) += 份额(查询, 键) * v.row(键);
  return 输出;
}

}  // namespace attention
