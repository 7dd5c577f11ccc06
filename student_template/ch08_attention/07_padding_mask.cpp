// 07 padding_mask · chapter 8, section 5 · 第 8 章第 5 节
//
//   visible(i, j) = position j is one of the first `length`      ->   visible (queries, keys)
//
// True where query i may read position j: no query may read a fill-in position.
// 0 <= length <= keys.
//
// 为真表示查询 i 可以读位置 j：前 length 个位置可以读，补齐的位置谁都不能读。
// 0 <= length <= keys。
#include "attention.hpp"

namespace attention {

Mask padding_mask(Index /*queries*/, Index /*keys*/, Index /*length*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
