// mistake: scale_inverted  exercise: attend
// 乘以根号 d
#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
    Matrix S = q * k.transpose();
    S = S * std::sqrt(q.cols());
    for (int i = 0; i < S.rows(); i++) {
        double big = S.row(i).maxCoeff();
        for (int j = 0; j < S.cols(); j++)
            S(i, j) = std::exp(S(i, j) - big);
        S.row(i) /= S.row(i).sum();
    }
    Matrix O = S * v;
    return O;
}

}
