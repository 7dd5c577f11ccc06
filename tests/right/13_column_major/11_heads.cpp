#include "attention.hpp"
#include "columns.hpp"

namespace attention {

std::vector<Matrix> split_heads(const Matrix& x, Index heads) {
  const MatrixXd columns = x;
  const int width = int(columns.cols() / heads);
  std::vector<Matrix> cut;
  for (int first = 0; first < columns.cols(); first += width) {
    const double* begin = columns.data() + first * columns.rows();  // a head is one piece of memory
    cut.push_back(Eigen::Map<const MatrixXd>(begin, columns.rows(), width));
  }
  return cut;
}

Matrix merge_heads(const std::vector<Matrix>& per_head) {
  MatrixXd joined(per_head.at(0).rows(), 0);
  for (const Matrix& head : per_head) {
    joined.conservativeResize(Eigen::NoChange, joined.cols() + head.cols());
    joined.rightCols(head.cols()) = head;
  }
  return joined;
}

}  // namespace attention
