#include "attention.hpp"
using namespace std;
using namespace Eigen;
using namespace attention;

// 从最后一个查询往回数
attention::Mask attention::causal_mask(Index queries, Index keys)
{
    Mask m = Mask::Zero(queries, keys);
    long hidden = 0;
    for (long i = queries - 1; i >= 0; i--) {
        for (long j = 0; j < keys; j++) {
            if (j < keys - hidden) {
                m(i, j) = true;
            } else {
                m(i, j) = false;
            }
        }
        hidden++;
    }
    return m;
}
