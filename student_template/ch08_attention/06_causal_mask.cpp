// 06 causal_mask · chapter 8, section 5 · 第 8 章第 5 节
//
//   visible(i, j) = j <= i + (keys - queries), counted from 0      ->   visible (queries, keys)
//
// True where query i may read position j: its own and those before it.
// The last query stands at the last key; with more queries than keys the first ones read nothing.
//
// 为真表示查询 i 可以读位置 j：它自己的位置和前面的位置；从 0 数起。
// 最后一个查询站在最后一个键的位置上；查询比键多时，最前面的几个什么都看不见。
#include "attention.hpp"

namespace attention {

Mask causal_mask(Index /*queries*/, Index /*keys*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
