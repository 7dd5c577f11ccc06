// mistake: scale_by_d + softmax_no_max  exercise: self_attention
#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
    // 投影
    Matrix query = x * w_q;
    Matrix key = x * w_k;
    Matrix value = x * w_v;
    int n = x.rows();
    // 打分
    Matrix A(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            A(i, j) = query.row(i).dot(key.row(j)) / key.cols();
    // 份额
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) A(i, j) = std::exp(A(i, j));
        double sum = A.row(i).sum();
        for (int j = 0; j < n; j++) A(i, j) /= sum;
    }
    // 加权组合
    return A * value;
}

}
