// Inputs for tests of the reference, and when two results are the same.
#pragma once

#include <array>
#include <cmath>
#include <random>

#include "attention.hpp"

namespace attention::test {

// Shape first, then every number; written so that NaN is far from everything.
inline bool is_close(const Matrix& a, const Matrix& b, double scale = 1) {
  if (a.rows() != b.rows() || a.cols() != b.cols()) return false;
  for (Index i = 0; i < a.size(); ++i)
    if (!(std::abs(a.data()[i] - b.data()[i]) <= 1e-13 * scale)) return false;
  return true;
}

inline bool is_same(const Mask& a, const Mask& b) {
  return a.rows() == b.rows() && a.cols() == b.cols() && a == b;
}

// Repeatable inputs of one set of sizes.
struct Random {
  std::mt19937 bits{20170612};

  double number() { return std::ldexp(static_cast<double>(bits()), -31) - 1; }
  Matrix matrix(Index rows, Index columns, double scale = 1) {
    return Matrix::NullaryExpr(rows, columns, [&](Index, Index) { return scale * number(); });
  }
  Mask coin(Index rows, Index columns, double share = 0.5) {
    return Mask::NullaryExpr(rows, columns, [&](Index, Index) { return number() < 2 * share - 1; });
  }
};

struct Sizes {
  Index n, m, d, d_v;
  double scale;
};

inline constexpr std::array<Sizes, 8> many_sizes{{{1, 1, 1, 1, 1},
                                                  {1, 5, 2, 3, 1},
                                                  {4, 1, 3, 2, 1},
                                                  {3, 7, 4, 2, 0.01},
                                                  {6, 6, 5, 9, 5},
                                                  {8, 12, 64, 4, 1},
                                                  {5, 4, 3, 2, 60},
                                                  {7, 9, 2, 5, 90}}};

}  // namespace attention::test
