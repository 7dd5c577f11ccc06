// mistake: softmax_no_normalise  exercise: softmax_rows
// 最大的那个已经是 1 了
#include <algorithm>
#include <cmath>
#include <vector>

#include "attention.hpp"

namespace attention {

Matrix softmax_rows(const Matrix& scores) {
    Matrix a(scores.rows(), scores.cols());
    for (int i = 0; i < scores.rows(); i++) {
        std::vector<double> e;
        const double big = scores.row(i).maxCoeff();
        for (int j = 0; j < scores.cols(); j++)
            e.push_back(std::exp(scores(i, j) - big));
        for (int j = 0; j < scores.cols(); j++)
            a(i, j) = e[j];
    }
    return a;
}

}
