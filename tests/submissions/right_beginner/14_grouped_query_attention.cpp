#include <iostream>
#include <map>
#include "attention.hpp"
using namespace std;
using namespace Eigen;
namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
    Matrix Q = x * parameters.w_q;
    Matrix K = x * parameters.w_k;
    Matrix V = x * parameters.w_v;
    vector<Matrix> q = split_heads(Q, counts.heads);
    vector<Matrix> k = split_heads(K, counts.kv_heads);
    vector<Matrix> v = split_heads(V, counts.kv_heads);
    // 哪个查询头用哪个键值头
    map<int, int> which;
    int h = 0;
    for (int g = 0; g < counts.kv_heads; g++)
        for (int r = 0; r < counts.heads / counts.kv_heads; r++) {
            which[h] = g;
            h++;
        }
    vector<Matrix> outputs;
    for (int a = 0; a < counts.heads; a++) {
        cout << "query head " << a << " reads " << which[a] << endl;
        outputs.push_back(masked_attention(q[a], k[which[a]], v[which[a]], visible));
    }
    return merge_heads(outputs) * parameters.w_o;
}

}
