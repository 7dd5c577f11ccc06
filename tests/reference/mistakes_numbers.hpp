// A table of what mistakes come to: small inputs, the right numbers and the wrong ones, worked out
// outside of this program and rounded to four digits.
#pragma once

#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "attention.hpp"
#include "mistaken.hpp"

namespace attention::test {

using mistaken::Names;

inline constexpr double NaN = std::numeric_limits<double>::quiet_NaN();

// NaN is near NaN, and nothing else is.
inline bool is_near(const Matrix& a, const Matrix& b) {
  if (a.rows() != b.rows() || a.cols() != b.cols()) return false;
  for (Index i = 0; i < a.size(); ++i) {
    const double x = a.data()[i];
    const double y = b.data()[i];
    if (!(std::abs(x - y) <= 6e-5) && !(std::isnan(x) && std::isnan(y))) return false;
  }
  return true;
}

struct Numbers {
  Names names;  // of mistakes that all come to the same
  std::function<Matrix(const Names& on)> compute;
  Matrix right, wrong;
};

inline void check(const std::vector<Numbers>& table) {
  for (const Numbers& row : table) {
    BOOST_TEST(!is_near(row.right, row.wrong), row.names.front());
    BOOST_TEST(is_near(row.compute({}), row.right), row.names.front() + ": right");
    for (const std::string& name : row.names)
      BOOST_TEST(is_near(row.compute({name}), row.wrong), name << '\n' << row.compute({name}));
  }
}

inline Matrix identity(Index n) {
  return Matrix::Identity(n, n);
}

inline Matrix as_numbers(const Mask& mask) {
  return mask.cast<double>();
}

// The scores of the queries I against these keys are neither symmetric nor alike in any row.
inline const Matrix keys{{2, 1}, {0, 4}};
inline const Matrix values{{1, 2}, {3, 5}};
inline const Matrix key_shares{{0.8044, 0.1956}, {0.107, 0.893}};
inline const Matrix output{{1.3911, 2.5867}, {2.7859, 4.6789}};

// attend with the queries I and `keys`.
inline Numbers attends(Names names, const Matrix& v, const Matrix& right, const Matrix& wrong) {
  return {names, [=](const Names& on) { return mistaken::attend(on, identity(2), keys, v); }, right,
          wrong};
}

inline Numbers weighs(Names names, const Matrix& wrong) {
  return attends(names, identity(2), key_shares, wrong);
}

}  // namespace attention::test
