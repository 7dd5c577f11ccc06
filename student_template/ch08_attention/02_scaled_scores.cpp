// 02 scaled_scores · chapter 8, section 3 · 第 8 章第 3 节
//
//   S = Q K^T / sqrt(d)             Q (n, d)   K (m, d)   ->   S (n, m)
//
// Row i, column j: the dot product of query i and key j, divided by the square root of d.
// d is the number of columns that queries and keys have.
//
// 第 i 行第 j 列：查询 i 与键 j 的点积，除以 d 的平方根；d 是查询和键的列数。
#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& /*q*/, const Matrix& /*k*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
