#include <iostream>
#include <vector>
#include "attention.hpp"
using namespace std;
using namespace Eigen;
using namespace attention;

// 第一题：投影。 q = x * w_q，另外两个一样
attention::Projections attention::project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v)
{
    // 先复制一份，免得改到输入
    Matrix x_copy = x;
    Matrix wq_copy = w_q;
    Matrix wk_copy = w_k;
    Matrix wv_copy = w_v;

    Matrix q_result = x_copy * wq_copy;
    Matrix k_result = x_copy * wk_copy;
    Matrix v_result = x_copy * wv_copy;

    cout << "q is " << q_result.rows() << " x " << q_result.cols() << endl;

    Projections answer;
    answer.q = q_result;
    answer.k = k_result;
    answer.v = v_result;
    return answer;
}
