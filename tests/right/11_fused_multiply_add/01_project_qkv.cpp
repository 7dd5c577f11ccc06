#include <cmath>

#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Projections p{Matrix::Zero(x.rows(), w_q.cols()), Matrix::Zero(x.rows(), w_k.cols()),
                Matrix::Zero(x.rows(), w_v.cols())};
  const Matrix* from[] = {&w_q, &w_k, &w_v};
  Matrix* to[] = {&p.q, &p.k, &p.v};
  for (int which = 0; which < 3; ++which)
    for (Index i = 0; i < x.rows(); ++i)
      for (Index r = 0; r < x.cols(); ++r)
        for (Index c = 0; c < from[which]->cols(); ++c)
          (*to[which])(i, c) = std::fma(x(i, r), (*from[which])(r, c), (*to[which])(i, c));
  return p;
}

}  // namespace attention
