// 04 attend · chapter 8, section 4 · 第 8 章第 4 节
//
//   O = A V,   A = shares of Q K^T / sqrt(d)
//              Q (n, d)   K (m, d)   V (m, d_v)   ->   O (n, d_v)
//
// Row i mixes all values, by the shares of query i.
//
// 第 i 行：按查询 i 的份额，对所有的值做加权组合。
#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& /*q*/, const Matrix& /*k*/, const Matrix& /*v*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
