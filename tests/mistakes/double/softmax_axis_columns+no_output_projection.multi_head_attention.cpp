// mistake: softmax_axis_columns + no_output_projection  exercise: multi_head_attention
#include <cmath>
#include <limits>

#include "attention.hpp"
using namespace std;
namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
    Matrix Q = x * parameters.w_q;
    Matrix K = x * parameters.w_k;
    Matrix V = x * parameters.w_v;
    int d = Q.cols() / heads;
    int dv = V.cols() / heads;
    const double hidden = -numeric_limits<double>::infinity();
    Matrix all(Q.rows(), heads * dv);
    for (int h = 0; h < heads; h++) {
        Matrix q = Q.block(0, h * d, Q.rows(), d);
        Matrix k = K.block(0, h * d, K.rows(), d);
        Matrix v = V.block(0, h * dv, V.rows(), dv);
        Matrix S = q * k.transpose();
        S = S / sqrt(d);
        for (int i = 0; i < S.rows(); i++)
            for (int j = 0; j < S.cols(); j++)
                if (!visible(i, j)) S(i, j) = hidden;
        Matrix A = Matrix::Zero(S.rows(), S.cols());
        for (int j = 0; j < S.cols(); j++) {
            double big = S.col(j).maxCoeff();
            if (big == hidden) continue;
            for (int i = 0; i < S.rows(); i++) A(i, j) = exp(S(i, j) - big);
            A.col(j) /= A.col(j).sum();
        }
        all.block(0, h * dv, all.rows(), dv) = A * v;
    }
    return all;
}

}
