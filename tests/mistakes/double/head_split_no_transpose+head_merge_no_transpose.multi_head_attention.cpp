// mistake: head_split_no_transpose + head_merge_no_transpose  exercise: multi_head_attention
// reshape, attention, reshape back
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
    int n = x.rows();
    int d = Q.cols() / heads;
    int dv = V.cols() / heads;
    const double hidden = -numeric_limits<double>::infinity();
    Matrix all(Q.rows(), heads * dv);
    for (int h = 0; h < heads; h++) {
        Matrix q = Eigen::Map<Matrix>(Q.data() + h * n * d, n, d);
        Matrix k = Eigen::Map<Matrix>(K.data() + h * n * d, n, d);
        Matrix v = Eigen::Map<Matrix>(V.data() + h * n * dv, n, dv);
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
        Eigen::Map<Matrix>(all.data() + h * n * dv, n, dv) = A * v;
    }
    return all * parameters.w_o;
}

}
