// mistake: proj_weight_transposed + softmax_axis_columns  exercise: self_attention
#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
    // 投影
    Matrix Q = x * w_q.transpose();
    Matrix K = x * w_k.transpose();
    Matrix V = x * w_v.transpose();
    int n = x.rows();
    // 打分
    Matrix S(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            S(i, j) = Q.row(i).dot(K.row(j)) / std::sqrt(K.cols());
    // 份额
    for (int j = 0; j < n; j++) {
        double big = S.col(j).maxCoeff();
        for (int i = 0; i < n; i++) S(i, j) = std::exp(S(i, j) - big);
        double sum = S.col(j).sum();
        for (int i = 0; i < n; i++) S(i, j) /= sum;
    }
    // 加权组合
    return S * V;
}

}
