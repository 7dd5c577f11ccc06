// mistake: padding_on_both  exercise: decoder_mask
#include "attention.hpp"

namespace attention {

Mask decoder_mask(Index positions, Index length) {
    Mask m = Mask::Zero(positions, positions);
    // 只处理真实的位置
    for (int i = 0; i < length; i++)
        for (int j = 0; j < length; j++)
            if (j <= i) m(i, j) = true;
    return m;
}

}
