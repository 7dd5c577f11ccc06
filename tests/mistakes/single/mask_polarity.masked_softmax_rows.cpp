// mistake: mask_polarity  exercise: masked_softmax_rows
// 掩码为真的位置被遮住
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix masked_softmax_rows(const Matrix& scores, const Mask& visible) {
    Matrix w = Matrix::Zero(scores.rows(), scores.cols());
    for (int i = 0; i < scores.rows(); i++) {
        std::vector<int> open;
        for (int j = 0; j < scores.cols(); j++)
            if (!visible(i, j)) open.push_back(j);
        if (open.empty()) continue;
        double big = scores(i, open[0]);
        for (int j : open) big = std::max(big, scores(i, j));
        double sum = 0;
        for (int j : open) sum += std::exp(scores(i, j) - big);
        for (int j : open) w(i, j) = std::exp(scores(i, j) - big) / sum;
    }
    return w;
}

}
