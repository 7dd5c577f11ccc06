// mistake: mask_polarity + softmax_no_max  exercise: masked_softmax_rows
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
        double sum = 0;
        for (int j : open) sum += std::exp(scores(i, j));
        for (int j : open) w(i, j) = std::exp(scores(i, j)) / sum;
    }
    return w;
}

}
