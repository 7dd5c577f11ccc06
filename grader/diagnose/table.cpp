#include "grader/diagnose/table.hpp"

#include <algorithm>
#include <cmath>

#include "grader/compare/close.hpp"

namespace grader {
bool Table::wrong(std::size_t row, std::size_t column) const {
  return !is_close(mine(row, column), want(row, column), allowed[row]);
}

const Array* array_in(const Value& value) {
  return std::get_if<Array>(&value.content);
}

std::size_t rows_in(const Array& array) {
  return array.shape.size() == 2 ? static_cast<std::size_t>(array.shape[0]) : 1;
}

std::size_t columns_in(const Array& array) {
  return array.shape.size() == 2 ? static_cast<std::size_t>(array.shape[1]) : array.numbers.size();
}

std::vector<Table> tables_of(const Value& yours, const Trial& trial) {
  if (compare(yours, trial.expected, trial.allowed).closeness == Closeness::wrong_shape) return {};
  const auto mine = arrays_of(yours), expected = arrays_of(trial.expected);
  std::vector<Table> tables;
  auto bound = trial.allowed.begin();
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (expected[i] == nullptr) {
      ++bound;
      continue;
    }
    const auto rows = static_cast<std::ptrdiff_t>(rows_of({*expected[i]}));
    tables.push_back({.rows = rows_in(*expected[i]),
                      .columns = columns_in(*expected[i]),
                      .yours = &mine[i]->numbers,
                      .expected = &expected[i]->numbers,
                      .allowed = {bound, bound + rows}});
    bound += rows;
  }
  return tables;
}

const std::vector<std::string>& Failure::argument_names() const {
  return exercise.info.arguments[exercise.cases[case_index].function];
}

const Value* Failure::argument(const std::string& name) const {
  const auto& names = argument_names();
  const auto found = std::ranges::find(names, name);
  const auto index = static_cast<std::size_t>(found - names.begin());
  return index < trial.arguments.size() ? &trial.arguments[index] : nullptr;
}

}  // namespace grader
