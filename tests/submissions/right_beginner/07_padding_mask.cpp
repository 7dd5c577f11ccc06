#include "attention.hpp"
using namespace std;
using namespace Eigen;
namespace attention {

Mask padding_mask(Index queries, Index keys, Index length) {
    // 先用 0 和 1，再变成 bool
    Matrix numbers = Matrix::Zero(queries, keys);
    for (int i = 0; i < queries; i = i + 1)
        for (int j = 0; j < length; j = j + 1)
            numbers(i, j) = 1;
    Mask answer(queries, keys);
    for (int i = 0; i < queries; i = i + 1)
        for (int j = 0; j < keys; j = j + 1)
            answer(i, j) = numbers(i, j) == 1 ? true : false;
    return answer;
}

}
