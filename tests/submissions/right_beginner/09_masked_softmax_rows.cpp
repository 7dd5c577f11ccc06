#include <iostream>
#include <math.h>
#include "attention.hpp"
using namespace std;
using namespace Eigen;
using namespace attention;

// 先全部取指数，再去掉看不见的，最后归一化。
// 最大值只看看得见的；看不见的可能更大，指数会溢出，所以最多取到 0。
attention::Matrix attention::masked_softmax_rows(const Matrix& scores, const Mask& visible) {
    Matrix result(scores.rows(), scores.cols());
    for (int i = 0; i < scores.rows(); i++) {
        double biggest = -99999999;
        for (int j = 0; j < scores.cols(); j++)
            if (visible(i, j) == true)
                if (scores(i, j) > biggest)
                    biggest = scores(i, j);
        double difference;
        for (int j = 0; j < scores.cols(); j++) {
            difference = scores(i, j) - biggest;
            if (difference > 0) difference = 0;
            result(i, j) = exp(difference);
        }
        double total = 0;
        for (int j = 0; j < scores.cols(); j++) {
            if (!visible(i, j)) result(i, j) = 0;
            total = total + result(i, j);
        }
        if (total == 0) total = 1;   // 一个都看不见
        for (int j = 0; j < scores.cols(); j++)
            result(i, j) /= total;
    }
    cout << "done" << endl;
    return result;
}
