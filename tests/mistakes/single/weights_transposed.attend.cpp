// mistake: weights_transposed  exercise: attend
// Column j of the shares belongs to value j.
#include <cmath>

#include "attention.hpp"

namespace attention {

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
    Matrix scores = q * k.transpose();
    scores = scores / std::sqrt(q.cols());
    for (int i = 0; i < scores.rows(); i++) {
        double maximum = scores.row(i).maxCoeff();
        for (int j = 0; j < scores.cols(); j++)
            scores(i, j) = std::exp(scores(i, j) - maximum);
        scores.row(i) /= scores.row(i).sum();
    }
    Matrix output = scores.transpose() * v;
    return output;
}

}
