// mistake: mask_polarity  exercise: padding_mask
// 1 表示补齐的位置
#include "attention.hpp"

namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
    Mask pad = Mask::Zero(queries, keys);
    for (int j = length; j < keys; j++)
        for (int i = 0; i < queries; i++)
            pad(i, j) = 1;   // 1 = padding
    return pad;
}

}
