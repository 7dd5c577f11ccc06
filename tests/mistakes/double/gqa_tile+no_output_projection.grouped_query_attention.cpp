// mistake: gqa_tile + no_output_projection  exercise: grouped_query_attention
#include <cmath>
#include <limits>

#include "attention.hpp"
using namespace std;
namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
    Matrix Q = x * parameters.w_q;
    Matrix K = x * parameters.w_k;
    Matrix V = x * parameters.w_v;
    int d = Q.cols() / counts.heads;
    int dv = V.cols() / counts.kv_heads;
    const double hidden = -numeric_limits<double>::infinity();
    Matrix all(Q.rows(), counts.heads * dv);
    for (int h = 0; h < counts.heads; h++) {
        int g = h % counts.kv_heads;
        Matrix q = Q.block(0, h * d, Q.rows(), d);
        Matrix k = K.block(0, g * d, K.rows(), d);
        Matrix v = V.block(0, g * dv, V.rows(), dv);
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
    return all;
}

}
