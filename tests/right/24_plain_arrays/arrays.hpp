#pragma once

#include "attention.hpp"

namespace attention {

static double** new_table(int rows, int columns) {
  double** table = new double*[rows];
  for (int i = 0; i < rows; i++) {
    table[i] = new double[columns];
    for (int j = 0; j < columns; j++) table[i][j] = 0;
  }
  return table;
}

static void delete_table(double** table, int rows) {
  for (int i = 0; i < rows; i++) delete[] table[i];
  delete[] table;
}

static double** from_matrix(const Matrix& x) {
  double** table = new_table((int)x.rows(), (int)x.cols());
  for (int i = 0; i < x.rows(); i++)
    for (int j = 0; j < x.cols(); j++) table[i][j] = x(i, j);
  return table;
}

static Matrix to_matrix(double** table, int rows, int columns) {
  Matrix x(rows, columns);
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++) x(i, j) = table[i][j];
  return x;
}

}  // namespace attention
