#include <iostream>
#include "attention.hpp"
using namespace std;
using namespace Eigen;
namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
    Matrix Q = x * parameters.w_q;        // 查询来自 x
    Matrix K = memory * parameters.w_k;   // 键和值来自 memory
    Matrix V = memory * parameters.w_v;
    int d_head = Q.cols() / heads;
    int d_v = V.cols() / heads;
    Matrix all = Matrix::Zero(x.rows(), heads * d_v);
    for (int h = 0; h < heads; h++) {
        Matrix q(x.rows(), d_head), k(memory.rows(), d_head), v(memory.rows(), d_v);
        for (int c = 0; c < d_head; c++) {
            q.col(c) = Q.col(h * d_head + c);
            k.col(c) = K.col(h * d_head + c);
        }
        for (int c = 0; c < d_v; c++) v.col(c) = V.col(h * d_v + c);
        Matrix result = masked_attention(q, k, v, visible);
        for (int c = 0; c < d_v; c++) all.col(h * d_v + c) = result.col(c);
    }
    return all * parameters.w_o;
}

}
