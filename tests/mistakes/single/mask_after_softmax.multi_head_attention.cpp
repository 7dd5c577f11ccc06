// mistake: mask_after_softmax  exercise: multi_head_attention
#include <cmath>

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
    Matrix concat(Q.rows(), heads * dv);
    for (int h = 0; h < heads; h++) {
        Matrix q = Q.block(0, h * d, Q.rows(), d);
        Matrix k = K.block(0, h * d, K.rows(), d);
        Matrix v = V.block(0, h * dv, V.rows(), dv);
        Matrix score = q * k.transpose();
        score = score / sqrt(d);
        Matrix attn = Matrix::Zero(score.rows(), score.cols());
        for (int i = 0; i < score.rows(); i++) {
            double big = score.row(i).maxCoeff();
            for (int j = 0; j < score.cols(); j++) attn(i, j) = exp(score(i, j) - big);
            attn.row(i) /= attn.row(i).sum();
            for (int j = 0; j < score.cols(); j++) attn(i, j) *= visible(i, j);
        }
        concat.block(0, h * dv, concat.rows(), dv) = attn * v;
    }
    return concat * parameters.w_o;
}

}
