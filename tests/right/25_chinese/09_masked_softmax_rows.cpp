#include "attention.hpp"

namespace attention {

namespace 工具 {

// 可见范围内最大的分数；什么都看不见时返回 false。
bool 求最大(const Matrix& 分数, const Mask& 可见, Index 行, double& 最大) {
  bool 有 = false;
  for (Index 列 = 0; 列 < 分数.cols(); ++列)
    if (可见(行, 列)) {
      最大 = 有 ? std::max(最大, 分数(行, 列)) : 分数(行, 列);
      有 = true;
    }
  return 有;
}

}  // namespace 工具

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
  Matrix 份额 = Matrix::Zero(scores.rows(), scores.cols());
  for (Index 行 = 0; 行 < scores.rows(); ++行) {
    double 最大 = 0, 总和 = 0;
    if (!工具::求最大(scores, visible, 行, 最大)) continue;  // 整行都被屏蔽，保持为 0
    for (Index 列 = 0; 列 < scores.cols(); ++列)
      if (visible(行, 列)) 总和 += 份额(行, 列) = std::exp(scores(行, 列) - 最大);
    份额.row(行) /= 总和;
  }
  return 份额;
}

}  // namespace attention
