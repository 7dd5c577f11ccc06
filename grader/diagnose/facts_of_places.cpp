#include <algorithm>
#include <cmath>
#include <functional>

#include "grader/diagnose/fact.hpp"
#include "grader/result/numbers.hpp"

namespace grader {
namespace {

// The only table of a failure; null if there are several or none.
const Table* table_in(const Failure& failure) {
  return failure.tables.size() == 1 ? &failure.tables[0] : nullptr;
}

// Whether `may_be_wrong` says yes for the place of every wrong number of every failure.
template <class Place>
bool only_wrong_at(const Failures& failures, const Place& may_be_wrong) {
  return std::ranges::all_of(failures, [&](const Failure& failure) {
    const Table* table = table_in(failure);
    if (table == nullptr) return false;
    for (std::size_t i = 0; i < table->rows; ++i)
      for (std::size_t j = 0; j < table->columns; ++j)
        if (table->wrong(i, j) && !may_be_wrong(failure, i, j)) return false;
    return true;
  });
}

// The truths that say what may be read; null where none are declared for this function.
const Array* readable_in(const Failure& failure) {
  const Value* value = failure.argument(failure.exercise.info.traits.readable);
  return value == nullptr ? nullptr : array_in(*value);
}

bool reads_nothing(const Array& readable, std::size_t row) {
  const std::size_t columns = columns_in(readable);
  if (row >= rows_in(readable)) return false;
  const auto first = readable.numbers.begin() + static_cast<std::ptrdiff_t>(row * columns);
  return std::all_of(first, first + static_cast<std::ptrdiff_t>(columns),
                     [](double truth) { return truth == 0; });
}

bool is_unreadable(const Failure& failure, std::size_t row, std::size_t column) {
  const Array* readable = readable_in(failure);
  return readable != nullptr && row < rows_in(*readable) && column < columns_in(*readable) &&
         readable->numbers[row * columns_in(*readable) + column] == 0;
}

bool same_shape_as_readable(const Failure& failure) {
  const Array* readable = readable_in(failure);
  const Table* table = table_in(failure);
  return readable != nullptr && table != nullptr && rows_in(*readable) == table->rows &&
         columns_in(*readable) == table->columns;
}

Words readable_name(const Failures& failures) {
  return both(failures.front().exercise.info.traits.readable);
}

// The first row that should add up to `sum` and does not, as far as a sentence can show it, and
// what it adds up to.
std::optional<std::pair<std::size_t, double>> row_off(const Failure& failure, double sum) {
  const Table* table = table_in(failure);
  if (table == nullptr) return std::nullopt;
  for (std::size_t i = 0; i < table->rows; ++i) {
    double yours = 0, expected = 0;
    for (std::size_t j = 0; j < table->columns; ++j) {
      yours += table->mine(i, j);
      expected += table->want(i, j);
    }
    if (std::abs(expected - sum) < 1e-6 && std::isfinite(yours) &&
        format_brief(yours) != format_brief(sum))
      return std::pair(i, yours);
  }
  return std::nullopt;
}

std::size_t block_count(const Failure& failure) {
  const Value* value = failure.argument(failure.exercise.info.traits.blocks);
  if (value == nullptr) return 0;
  if (const auto* list = std::get_if<List>(&value->content)) return list->size();
  const Array* array = array_in(*value);
  return array != nullptr && array->numbers.size() == 1 && array->numbers[0] >= 1
             ? static_cast<std::size_t>(array->numbers[0])
             : 0;
}

bool any_wrong(const Table& table, std::size_t first_column, std::size_t columns) {
  for (std::size_t i = 0; i < table.rows; ++i)
    for (std::size_t j = first_column; j < first_column + columns; ++j)
      if (table.wrong(i, j)) return true;
  return false;
}

// The numbers of the blocks in which something is wrong; empty where there are no blocks.
std::vector<std::size_t> wrong_blocks(const Failure& failure) {
  const std::size_t count = block_count(failure);
  std::vector<std::size_t> wrong;
  const Table* whole = table_in(failure);
  if (count < 2) return wrong;
  if (whole == nullptr && failure.tables.size() != count) return wrong;
  if (whole != nullptr && whole->columns % count != 0) return wrong;
  for (std::size_t block = 0; block < count; ++block) {
    const std::size_t width = whole == nullptr ? 0 : whole->columns / count;
    if (whole == nullptr ? any_wrong(failure.tables[block], 0, failure.tables[block].columns)
                         : any_wrong(*whole, block * width, width))
      wrong.push_back(block);
  }
  return wrong;
}

}  // namespace

std::optional<Fact> find_nan_where_nothing(const Failures& failures) {
  const auto reads_nothing_there = [](const Failure& failure, std::size_t row, std::size_t column) {
    const Array* readable = readable_in(failure);
    return readable != nullptr && reads_nothing(*readable, row) &&
           std::isnan(table_in(failure)->mine(row, column));
  };
  if (!only_wrong_at(failures, reads_nothing_there)) return std::nullopt;
  return Fact{"fact.nan_where_nothing", {{"argument", readable_name(failures)}}};
}

std::optional<Fact> find_only_hidden(const Failures& failures) {
  if (!std::ranges::all_of(failures, same_shape_as_readable) ||
      !only_wrong_at(failures, is_unreadable))
    return std::nullopt;
  return Fact{"fact.only_hidden", {{"argument", readable_name(failures)}}};
}

std::optional<Fact> find_rows_sum(const Failures& failures) {
  const auto& sum = failures.front().exercise.info.traits.rows_sum_to;
  if (!sum) return std::nullopt;
  const bool all = std::ranges::all_of(
      failures, [&](const Failure& failure) { return row_off(failure, *sum).has_value(); });
  if (!all) return std::nullopt;
  const auto [row, yours] = *row_off(failures.front(), *sum);
  return Fact{"fact.rows_sum",
              {{"row", both(std::to_string(row + 1))},
               {"yours", both(format_brief(yours))},
               {"expected", both(format_brief(*sum))}}};
}

std::optional<Fact> find_one_block(const Failures& failures) {
  const std::vector<std::size_t> first = wrong_blocks(failures.front());
  const bool all = std::ranges::all_of(
      failures, [&](const Failure& failure) { return wrong_blocks(failure) == first; });
  if (first.size() != 1 || !all) return std::nullopt;
  return Fact{"fact.one_block",
              {{"part", both(std::to_string(first[0] + 1))},
               {"name", failures.front().exercise.info.traits.block}}};
}

std::optional<Fact> find_last_row(const Failures& failures) {
  const auto is_last = [](const Failure& failure, std::size_t row, std::size_t) {
    const Table* table = table_in(failure);
    return table->rows > 1 && row + 1 == table->rows;
  };
  if (!only_wrong_at(failures, is_last)) return std::nullopt;
  return Fact{"fact.last_row", {}};
}

std::optional<Fact> find_last_column(const Failures& failures) {
  const auto is_last = [](const Failure& failure, std::size_t, std::size_t column) {
    const Table* table = table_in(failure);
    return table->columns > 1 && column + 1 == table->columns;
  };
  if (!only_wrong_at(failures, is_last)) return std::nullopt;
  return Fact{"fact.last_column", {}};
}

}  // namespace grader
