// 10 masked_attention · chapter 8, sections 4 and 5 · 第 8 章第 4、5 节
//
//   O = A V,   A = weights of Q K^T / sqrt(d) over what is visible
//              Q (n, d)   K (m, d)   V (m, d_v)   visible (n, m)   ->   O (n, d_v)
//
// Row i mixes the values that query i may read, by its weights.
// A query that may read nothing gets zeros.
//
// 第 i 行：把查询 i 看得见的值，按权重加权组合。
// 什么都看不见的查询，输出全为 0。
#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& /*q*/, const Matrix& /*k*/, const Matrix& /*v*/,
                        const Mask& /*visible*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
