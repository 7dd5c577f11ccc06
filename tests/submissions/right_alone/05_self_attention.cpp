#include "attention.hpp"

namespace attention {

class Head {
 public:
  Head(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v)
      : q_(x * w_q), k_(x * w_k), v_(x * w_v) {}

  Matrix output() {
    Matrix a = q_ * k_.transpose() / std::sqrt(static_cast<double>(q_.cols()));
    for (Index i = 0; i < a.rows(); ++i) normalise(a.row(i));
    return a * v_;
  }

 private:
  template <class Row>
  static void normalise(Row row) {
    const double largest = row.maxCoeff();
    double sum = 0;
    for (Index j = 0; j < row.cols(); ++j) sum += row(j) = std::exp(row(j) - largest);
    row /= sum;
  }

  Matrix q_, k_, v_;
};

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  return Head(x, w_q, w_k, w_v).output();
}

}  // namespace attention
