// mistake: causal_top_left  exercise: causal_mask
// 第 i 行看前 i+1 个
#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
    Mask m(queries, keys);
    for (int i = 0; i < queries; i++)
        for (int j = 0; j < keys; j++)
            m(i, j) = j <= i ? true : false;
    return m;
}

}
