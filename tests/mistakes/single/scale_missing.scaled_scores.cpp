// mistake: scale_missing  exercise: scaled_scores
// The score is the dot product.
#include "attention.hpp"

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
    Matrix s = Matrix::Zero(q.rows(), k.rows());
    for (int i = 0; i < q.rows(); i++)
        for (int j = 0; j < k.rows(); j++)
            for (int c = 0; c < q.cols(); c++)
                s(i, j) += q(i, c) * k(j, c);
    return s;
}

}
