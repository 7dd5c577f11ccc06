// 08 decoder_mask · chapter 8, section 5 · 第 8 章第 5 节
//
//   visible(i, j) = causal and padding both show j to i      ->   visible (positions, positions)
//
// A sequence whose first `length` positions are real and the rest filled in, read causally.
// 0 <= length <= positions.
//
// 前 length 个位置是真实的，其余是补齐的；只能读两张掩码都允许的位置。
// 0 <= length <= positions。
#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index /*positions*/, Index /*length*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
