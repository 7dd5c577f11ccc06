#include "tables.hpp"

namespace attention {

Projections project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const tables::Table rows = tables::from(x);
  const auto by = [&](const Matrix& w) {
    return tables::back(tables::product(rows, tables::from(w)));
  };
  return {by(w_q), by(w_k), by(w_v)};
}

}  // namespace attention
