// mistake: cross_kv_from_query_sequence  exercise: cross_attention
// q, k, v 都从 x 来
#include <cmath>
#include <limits>

#include "attention.hpp"
using namespace std;
namespace attention {

Matrix cross_attention(const Matrix& x, const Matrix& /*memory*/, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
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
        for (int i = 0; i < S.rows(); i++) {
            double big = S.row(i).maxCoeff();
            if (big == hidden) continue;
            for (int j = 0; j < S.cols(); j++) A(i, j) = exp(S(i, j) - big);
            A.row(i) /= A.row(i).sum();
        }
        all.block(0, h * dv, all.rows(), dv) = A * v;
    }
    return all * parameters.w_o;
}

}
