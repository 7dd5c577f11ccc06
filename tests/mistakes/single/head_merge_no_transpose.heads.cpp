// mistake: head_merge_no_transpose  exercise: heads
// 一个头接一个头写进去
#include <vector>

#include "attention.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
    std::vector<Matrix> out;
    int d = x.cols() / heads;
    for (int h = 0; h < heads; h++) {
        Matrix part = x.block(0, h * d, x.rows(), d);
        out.push_back(part);
    }
    return out;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
    std::vector<double> numbers;
    int rows = per_head[0].rows();
    for (const Matrix& head : per_head)
        for (int i = 0; i < rows; i++)
            for (int c = 0; c < head.cols(); c++)
                numbers.push_back(head(i, c));
    int columns = numbers.size() / rows;
    Matrix x(rows, columns);
    for (int i = 0; i < rows; i++)
        for (int c = 0; c < columns; c++)
            x(i, c) = numbers[i * columns + c];
    return x;
}

}
