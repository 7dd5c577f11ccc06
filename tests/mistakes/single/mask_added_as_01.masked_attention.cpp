// mistake: mask_added_as_01  exercise: masked_attention
// 加性掩码
#include <cmath>
#include <vector>

#include "attention.hpp"
using namespace std;
namespace attention {

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
    int n = q.rows(), m = k.rows(), d = q.cols();
    // scores
    vector<vector<double>> table(n, vector<double>(m, 0.0));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            for (int c = 0; c < d; c++) table[i][j] += q(i, c) * k(j, c);
            table[i][j] = table[i][j] / sqrt(d);
        }
    // mask
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            table[i][j] += visible(i, j);
    // softmax
    for (int i = 0; i < n; i++) {
        double mx = table[i][0], sum = 0;
        for (int j = 1; j < m; j++) mx = max(mx, table[i][j]);
        for (int j = 0; j < m; j++) {
            table[i][j] = exp(table[i][j] - mx);
            sum += table[i][j];
        }
        for (int j = 0; j < m; j++) table[i][j] /= sum;
    }
    // mix
    Matrix out = Matrix::Zero(n, v.cols());
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            for (int c = 0; c < v.cols(); c++) out(i, c) += table[i][j] * v(j, c);
    return out;
}

}
