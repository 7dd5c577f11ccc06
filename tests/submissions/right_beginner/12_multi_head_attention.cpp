#include <iostream>
#include "attention.hpp"
using namespace std;
using namespace Eigen;
namespace attention {

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
    AttentionParameters p = parameters;
    // 每个头用自己的那几列参数，和单头一样算
    vector<Matrix> wq = split_heads(p.w_q, heads);
    vector<Matrix> wk = split_heads(p.w_k, heads);
    vector<Matrix> wv = split_heads(p.w_v, heads);
    vector<Matrix> results;
    for (int h = 0; h < heads; h++) {
        Projections one = project_qkv(x, wq[h], wk[h], wv[h]);
        Matrix result = masked_attention(one.q, one.k, one.v, visible);
        cout << "head " << h << ": " << result.rows() << "x" << result.cols() << "\n";
        results.push_back(result);
    }
    Matrix together = merge_heads(results);
    Matrix final_result = together * p.w_o;
    return final_result;
}

}
