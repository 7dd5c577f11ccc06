#include "attention.hpp"
#include <iostream>
using namespace std;
using namespace Eigen;
namespace attention {

// 所有位置都看得见，所以直接调用第十题
Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
    Mask everything(q.rows(), k.rows());
    for (int i = 0; i < q.rows(); i++) {
        for (int j = 0; j < k.rows(); j++) {
            everything(i, j) = true;
        }
    }
    Matrix answer = masked_attention(q, k, v, everything);
    cout << "attend 的第一个数: " << answer(0, 0) << endl;
    return answer;
}

}
