// 11 split_heads, merge_heads · chapter 8, section 6 · 第 8 章第 6 节
//
//   X = [ X_0 | X_1 | ... | X_(H-1) ]             X (n, H * d)   <->   H matrices X_h (n, d)
//
// split_heads: head h gets the columns from h * d up to, but not including, (h + 1) * d.
// merge_heads: puts the heads side by side again, the first on the left.
//
// split_heads：头 h 得到从第 h * d 列开始、到第 (h + 1) * d 列之前为止的各列。
// merge_heads：把各个头重新并排拼接，第一个放在最左边。
#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& /*x*/, Index /*heads*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

Matrix merge_heads(const std::vector<Matrix>& /*per_head*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
