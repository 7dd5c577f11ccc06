// 10 masked_attention · chapter 8, sections 4 and 5 · 第 8 章第 4、5 节
//
//   O = A V,   A = shares of Q K^T / sqrt(d) over what is visible
//              Q (n, d)   K (m, d)   V (m, d_v)   visible (n, m)   ->   O (n, d_v)
//
// Row i mixes the values that query i may read, by its shares.
// A query that may read nothing gets a row of zeros.
//
// 第 i 行：按查询 i 的份额，对它看得见的值做加权组合。
// 什么都看不见的查询，得到一行 0。
#include "attention.hpp"

namespace attention {

Matrix masked_attention(const Matrix& /*q*/, const Matrix& /*k*/, const Matrix& /*v*/,
                        const Mask& /*visible*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
