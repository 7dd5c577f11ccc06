// One array of a result beside the expected one, by row and column, for those who look for
// regularities.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/pack/pack.hpp"

namespace grader {

// Two arrays of the same shape. A number or a flat array is one row.
struct Table {
  std::size_t rows = 0, columns = 0;
  const std::vector<double>* yours = nullptr;
  const std::vector<double>* expected = nullptr;
  std::vector<double> allowed;  // for each row

  double mine(std::size_t row, std::size_t column) const {
    return (*yours)[row * columns + column];
  }
  double want(std::size_t row, std::size_t column) const {
    return (*expected)[row * columns + column];
  }
  bool wrong(std::size_t row, std::size_t column) const;  // not within its row's bound
};

// One for each array of a value, in order; none where the shapes are not the same.
std::vector<Table> tables_of(const Value& yours, const Trial& trial);

// The array that `value` is; null for a list or a text.
const Array* array_in(const Value& value);

// Rows and columns of an array of rank 2; 1 and its length for other ones.
std::size_t rows_in(const Array& array);
std::size_t columns_in(const Array& array);

// A failed trial of the visible ones, as facts look at it.
struct Failure {
  const PackedExercise& exercise;
  std::size_t case_index = 0;
  const Trial& trial;
  const Value& yours;
  std::vector<Table> tables;  // empty where the shape is another one

  // The argument of this name; null if the function has none.
  const Value* argument(const std::string& name) const;
  const std::vector<std::string>& argument_names() const;
};

}  // namespace grader
