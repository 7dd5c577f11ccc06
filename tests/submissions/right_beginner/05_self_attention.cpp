#include "attention.hpp"
using namespace std;
using namespace Eigen;
namespace attention {

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
    Matrix queries;
    Matrix keys;
    Matrix values;
    Projections projections = project_qkv(x, w_q, w_k, w_v);
    queries = projections.q;
    keys = projections.k;
    values = projections.v;
    Matrix scores;
    scores = scaled_scores(queries, keys);
    Matrix weights;
    weights = softmax_rows(scores);
    Matrix output;
    output = weights * values;
    return output;
}

}
