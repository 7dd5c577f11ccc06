#include "attention.hpp"
#include <iostream>
using namespace std;
using namespace Eigen;
namespace attention {

Mask decoder_mask(Index positions, Index length) {
    Mask a = causal_mask(positions, positions);
    Mask b = padding_mask(positions, positions, length);
    Mask both = a;
    for (int i = 0; i < positions; i++) {
        for (int j = 0; j < positions; j++) {
            if (a(i, j) == true && b(i, j) == true) both(i, j) = true;
            else both(i, j) = false;
            cout << both(i, j) << " ";
        }
        cout << endl;
    }
    return both;
}

}
