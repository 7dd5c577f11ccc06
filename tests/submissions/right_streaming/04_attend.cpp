#include "attention.hpp"

namespace attention {

namespace {

// What was read so far: with the largest score, the sum of powers below it, and the mix.
struct Reader {
  double largest = -std::numeric_limits<double>::infinity();
  double sum = 0;
  RowVector mixed;

  void read(double score, const RowVector& value) {
    if (score > largest) {
      const double shrink = std::exp(largest - score);
      sum *= shrink;
      mixed *= shrink;
      largest = score;
    }
    const double power = std::exp(score - largest);
    sum += power;
    mixed += power * value;
  }
};

}  // namespace

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Matrix output(q.rows(), v.cols());
  for (Index i = 0; i < q.rows(); ++i) {
    Reader reader;
    reader.mixed = RowVector::Zero(v.cols());
    for (Index j = 0; j < k.rows(); ++j)
      reader.read(q.row(i).dot(k.row(j)) / std::sqrt(double(q.cols())), v.row(j));
    output.row(i) = reader.mixed / reader.sum;
  }
  return output;
}

}  // namespace attention
