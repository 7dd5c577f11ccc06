#include "attention.hpp"
#include "functions.hpp"

namespace attention {

const auto powers = [](const RowVector& s) -> RowVector {
  return (s.array() - s.maxCoeff()).unaryExpr([](double x) { return std::exp(x); });
};
const auto to_one = [](const RowVector& e) -> RowVector { return e / e.sum(); };

Matrix softmax_rows(const Matrix& scores) {
  const auto share_out = then(powers, to_one);
  return row_by_row(scores, scores.cols(), [&](Index, const RowVector& s) { return share_out(s); });
}

}  // namespace attention
