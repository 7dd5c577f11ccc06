#include <algorithm>
#include <cmath>
#include <functional>

#include "grader/compare/close.hpp"
#include "grader/diagnose/fact.hpp"

namespace grader {
namespace {

bool holds_for_all(const Failures& failures, const std::function<bool(const Failure&)>& holds) {
  return std::ranges::all_of(failures, holds);
}

bool is_transposed(const Failure& failure) {
  const Array* yours = array_in(failure.yours);
  const Array* expected = array_in(failure.trial.expected);
  if (yours == nullptr || expected == nullptr || expected->shape.size() != 2 ||
      yours->shape != std::vector<std::int64_t>{expected->shape[1], expected->shape[0]} ||
      yours->numbers.size() != expected->numbers.size())  // a shape may come without its numbers
    return false;
  const std::size_t rows = rows_in(*expected), columns = columns_in(*expected);
  const std::vector<double>& allowed = failure.trial.allowed;  // for each row
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t j = 0; j < columns; ++j)
      if (!is_close(yours->numbers[j * rows + i], expected->numbers[i * columns + j], allowed[i]))
        return false;
  return true;
}

// Row or column number `index` of a table.
using Line = std::vector<double>;

Line row_of(const std::vector<double>& numbers, std::size_t index, const Table& table) {
  const auto first = numbers.begin() + static_cast<std::ptrdiff_t>(index * table.columns);
  return {first, first + static_cast<std::ptrdiff_t>(table.columns)};
}

Line column_of(const std::vector<double>& numbers, std::size_t index, const Table& table) {
  Line column;
  for (std::size_t i = 0; i < table.rows; ++i) column.push_back(numbers[i * table.columns + index]);
  return column;
}

// How far off each number of expected line `index` may be: all of a row alike.
Line bounds_of(const Table& table, std::size_t index, bool of_rows) {
  return of_rows ? Line(table.columns, table.allowed[index]) : table.allowed;
}

bool are_close(const Line& a, const Line& b, const Line& allowed) {
  for (std::size_t i = 0; i < b.size(); ++i)
    if (!is_close(a[i], b[i], allowed[i])) return false;
  return true;
}

// Every expected line stands somewhere among yours, each of yours used once, and not all in place.
bool is_permuted(const Table& table, bool of_rows) {
  const auto line = of_rows ? row_of : column_of;
  const std::size_t lines = of_rows ? table.rows : table.columns;
  std::vector<bool> used(lines);
  bool moved = false;
  for (std::size_t i = 0; i < lines; ++i) {
    const Line wanted = line(*table.expected, i, table), allowed = bounds_of(table, i, of_rows);
    std::size_t j = 0;
    while (j < lines && (used[j] || !are_close(line(*table.yours, j, table), wanted, allowed))) ++j;
    if (j == lines) return false;
    used[j] = true;
    moved = moved || j != i;
  }
  return moved;
}

constexpr std::size_t most_lines = 64;  // looking for each among all

bool rows_permuted(const Table& table) {
  return table.rows > 1 && table.columns > 1 && table.rows <= most_lines &&
         is_permuted(table, true);
}

bool columns_permuted(const Table& table) {
  return table.rows > 1 && table.columns > 1 && table.columns <= most_lines &&
         is_permuted(table, false);
}

std::optional<Fact> find_permuted(const Failures& failures, bool (*permuted)(const Table&),
                                  const char* id) {
  const bool all = holds_for_all(failures, [&](const Failure& failure) {
    return failure.tables.size() == 1 && permuted(failure.tables[0]);
  });
  return all ? std::optional(Fact{id, {}}) : std::nullopt;
}

}  // namespace

std::optional<Fact> find_equals_input(const Failures& failures) {
  for (const std::string& name : failures.front().argument_names()) {
    const bool all = holds_for_all(failures, [&](const Failure& failure) {
      const Value* argument = failure.argument(name);
      const Array* array = argument == nullptr ? nullptr : array_in(*argument);
      return array != nullptr && array->shape.size() == 2 && *argument == failure.yours;
    });
    if (all) return Fact{"fact.equals_input", {{"name", both(name)}}};
  }
  return std::nullopt;
}

std::optional<Fact> find_transposed(const Failures& failures) {
  if (!holds_for_all(failures, is_transposed)) return std::nullopt;
  return Fact{"fact.transposed", {}};
}

std::optional<Fact> find_permuted_rows(const Failures& failures) {
  return find_permuted(failures, rows_permuted, "fact.permuted_rows");
}

std::optional<Fact> find_permuted_columns(const Failures& failures) {
  return find_permuted(failures, columns_permuted, "fact.permuted_columns");
}

}  // namespace grader
