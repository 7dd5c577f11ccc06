// Keeps Eigen's matrix product out of the student's compile, but not out of the student's code:
// products of plain matrices and their transposes, the ones that people write, call a function that
// was compiled once. Instantiating Eigen's own costs seconds in every file. All other expressions
// are left to Eigen.
//
// The overloads are constrained to exactly these types: looser ones would make `block * matrix`
// ambiguous.
#pragma once

#include <type_traits>

namespace grader_products {

using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Transpose = Eigen::Transpose<Matrix>;
using ConstTranspose = Eigen::Transpose<const Matrix>;

template <class T>
concept Factor =
    std::is_same_v<T, Matrix> || std::is_same_v<T, Transpose> || std::is_same_v<T, ConstTranspose>;

Matrix times(const Matrix& a, const Matrix& b);
Matrix times(const Matrix& a, const ConstTranspose& b);
Matrix times(const ConstTranspose& a, const Matrix& b);
Matrix times(const ConstTranspose& a, const ConstTranspose& b);

inline const Matrix& plain(const Matrix& m) {
  return m;
}
inline ConstTranspose plain(const Transpose& t) {
  return ConstTranspose(t.nestedExpression());
}
inline const ConstTranspose& plain(const ConstTranspose& t) {
  return t;
}

}  // namespace grader_products

namespace Eigen {

template <grader_products::Factor A, grader_products::Factor B>
grader_products::Matrix operator*(const A& a, const B& b) {
  return grader_products::times(grader_products::plain(a), grader_products::plain(b));
}

}  // namespace Eigen
