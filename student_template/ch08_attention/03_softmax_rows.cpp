// 03 softmax_rows · chapter 8, section 3 · 第 8 章第 3 节
//
//   A_ij = exp(S_ij) / (exp(S_i1) + ... + exp(S_im))             S (n, m)   ->   A (n, m)
//
// Each row by itself sums to 1, even when scores are in the thousands.
// A score of -infinity gets the share 0; every row has at least one finite score.
//
// 每一行单独归一化，和为 1；分数上千时也要成立。
// 负无穷的分数，份额为 0；每一行至少有一个有限的分数。
#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& /*scores*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
