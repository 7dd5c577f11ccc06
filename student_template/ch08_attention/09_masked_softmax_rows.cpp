// 09 masked_softmax_rows · chapter 8, section 5 · 第 8 章第 5 节
//
//   A_ij = exp(S_ij) / (sum of exp(S_il) over the visible l) where visible(i, j), else 0
//                                                 S, visible (n, m)   ->   A (n, m)
//
// Hidden scores take no part, then each row is normalised.
// A query that may read nothing gets a row of zeros.
//
// 先屏蔽，再逐行归一化：看不见的分数不参与计算，份额为 0。
// 什么都看不见的查询，得到一行 0。
#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& /*scores*/, const Mask& /*visible*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
