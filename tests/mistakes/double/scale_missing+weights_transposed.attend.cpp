// mistake: scale_missing + weights_transposed  exercise: attend
#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
    Matrix S = q * k.transpose();
    for (int i = 0; i < S.rows(); i++) {
        double big = S.row(i).maxCoeff();
        for (int j = 0; j < S.cols(); j++)
            S(i, j) = std::exp(S(i, j) - big);
        S.row(i) /= S.row(i).sum();
    }
    Matrix O = S.transpose() * v;
    return O;
}

}
