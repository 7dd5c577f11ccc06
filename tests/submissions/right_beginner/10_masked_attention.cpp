#include "attention.hpp"
using namespace std;
using namespace Eigen;
namespace attention {

const double hidden_score = -1e30;   // 足够小：分数不会超过一万

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {
    Matrix scores = scaled_scores(q, k);
    for (int i = 0; i < scores.rows(); i++)
        for (int j = 0; j < scores.cols(); j++)
            if (!visible(i, j)) scores(i, j) = hidden_score;
    Matrix weights = softmax_rows(scores);
    // 一个都看不见的那一行，权重是平均的，要改成 0
    for (int i = 0; i < scores.rows(); i++) {
        int how_many = 0;
        for (int j = 0; j < scores.cols(); j++)
            if (visible(i, j)) how_many++;
        if (how_many == 0)
            for (int j = 0; j < scores.cols(); j++) weights(i, j) = 0;
    }
    return weights * v;
}

}
