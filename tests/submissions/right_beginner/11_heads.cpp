#include <iostream>
#include "attention.hpp"
using namespace std;
using namespace attention;

vector<attention::Matrix> attention::split_heads(const Matrix& x, Index heads) {
    vector<Matrix> all;
    int d_head = (int)(x.cols() / heads);
    cout << "heads = " << heads << ", d_head = " << d_head << endl;
    int start = 0;
    while (start < x.cols()) {
        Matrix one = Matrix::Zero(x.rows(), d_head);
        int column = 0;
        while (column < d_head) {
            int i = 0;
            while (i < x.rows()) {
                one(i, column) = x(i, start + column);
                i++;
            }
            column++;
        }
        all.push_back(one);
        start += d_head;
    }
    return all;
}

attention::Matrix attention::merge_heads(const vector<Matrix>& per_head) {
    // 用数组记下每个头从哪一列开始
    int starts[1000];
    int columns = 0;
    for (int h = 0; h < (int)per_head.size(); h++) {
        starts[h] = columns;
        columns += (int)per_head[h].cols();
    }
    Matrix big(per_head[0].rows(), columns);
    for (int h = 0; h < (int)per_head.size(); h++) {
        Matrix one = per_head[h];
        for (int i = 0; i < one.rows(); i++)
            for (int j = 0; j < one.cols(); j++)
                big(i, starts[h] + j) = one(i, j);
    }
    return big;
}
