// mistake: scale_missing + mask_ignored  exercise: masked_attention
#include <cmath>
#include <vector>

#include "attention.hpp"
using namespace std;
namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& /*visible*/) {
    int n = q.rows(), m = k.rows(), d = q.cols();
    // scores
    vector<vector<double>> S(n, vector<double>(m, 0.0));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            for (int c = 0; c < d; c++) S[i][j] += q(i, c) * k(j, c);
    // TODO mask
    // softmax
    for (int i = 0; i < n; i++) {
        double big = S[i][0], sum = 0;
        for (int j = 1; j < m; j++) big = max(big, S[i][j]);
        for (int j = 0; j < m; j++) {
            S[i][j] = exp(S[i][j] - big);
            sum += S[i][j];
        }
        for (int j = 0; j < m; j++) S[i][j] /= sum;
    }
    // mix
    Matrix O = Matrix::Zero(n, v.cols());
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            for (int c = 0; c < v.cols(); c++) O(i, c) += S[i][j] * v(j, c);
    return O;
}

}
