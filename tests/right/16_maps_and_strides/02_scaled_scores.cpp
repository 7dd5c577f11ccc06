#include "attention.hpp"

namespace attention {

// Raw pointers of Eigen's memory, row after row.
Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  Matrix s(q.rows(), k.rows());
  const Index d = q.cols();
  for (Index i = 0; i < q.rows(); ++i) {
    const Eigen::Map<const Eigen::VectorXd> query(q.data() + i * d, d);
    for (Index j = 0; j < k.rows(); ++j)
      s.data()[i * k.rows() + j] =
          query.dot(Eigen::Map<const Eigen::VectorXd>(k.data() + j * d, d)) / std::sqrt(double(d));
  }
  return s;
}

}  // namespace attention
