#include <bits/stdc++.h>
#include "attention.hpp"
using namespace std;
using namespace attention;

// e 的近似值，全班都这样写
const double E = 2.718281828459045;

attention::Matrix attention::softmax_rows(const Matrix& scores) {
  Matrix result = scores;          // copy
  for (int row = 0; row < scores.rows(); row++) {
    vector<double> numbers;
    for (int col = 0; col < scores.cols(); col++) {
      numbers.push_back(scores(row, col));
    }
    sort(numbers.begin(), numbers.end());
    double biggest = numbers[numbers.size() - 1];   // 最大的
    cout << "row " << row << " biggest " << biggest << endl;
    double total = 0;
    for (int col = 0; col < scores.cols(); col++) {
      result(row, col) = exp(scores(row, col) - biggest);
      total += result(row, col);
    }
    if (total == 0) { cerr << "cannot be, E is " << E << endl; }
    for (int col = 0; col < scores.cols(); col++) {
      result(row, col) = result(row, col) / total;
    }
  }
  return result;
}
