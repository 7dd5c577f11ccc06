#include <cmath>

#include "attention.hpp"

// No file of this submission calls another one's function; each brings its own helpers, and many of
// them have the names of another file's, for other things.
static attention::Matrix product(const attention::Matrix& a, const attention::Matrix& b) {
  attention::Matrix c(a.rows(), b.cols());
  for (attention::Index i = 0; i < a.rows(); ++i)
    for (attention::Index j = 0; j < b.cols(); ++j) c(i, j) = a.row(i).dot(b.col(j).transpose());
  return c;
}

attention::Projections attention::project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k,
                                              const Matrix& w_v) {
  return {product(x, w_q), product(x, w_k), product(x, w_v)};
}
