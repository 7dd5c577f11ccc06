#include <algorithm>
#include <cmath>

#include "grader/diagnose/fact.hpp"
#include "grader/result/numbers.hpp"

namespace grader {
namespace {

// Bounds are a thousand times what double rounding does (see pack/bounds.hpp); single precision
// rounds 2^29 times as coarsely.
constexpr double coarser = 0x1p29;
constexpr double margin_of_bounds = 1000;
constexpr double slack = 20;  // sums of many terms, and their order

// Whether `holds` for every number of every table of every failure.
template <class Holds>
bool all_numbers(const Failures& failures, const Holds& holds) {
  return std::ranges::all_of(failures, [&](const Failure& failure) {
    return !failure.tables.empty() && std::ranges::all_of(failure.tables, [&](const Table& table) {
      for (std::size_t i = 0; i < table.rows; ++i)
        for (std::size_t j = 0; j < table.columns; ++j)
          if (!holds(table, i, j)) return false;
      return true;
    });
  });
}

// The pair with the largest expected number: what a factor or an offset is read from.
std::pair<double, double> largest_pair(const Failures& failures) {
  std::pair<double, double> largest{0, 0};
  for (const Failure& failure : failures)
    for (const Table& table : failure.tables)
      for (std::size_t i = 0; i < table.expected->size(); ++i)
        if (std::abs((*table.expected)[i]) > std::abs(largest.second))
          largest = {(*table.yours)[i], (*table.expected)[i]};
  return largest;
}

std::size_t count_numbers(const Failures& failures) {
  std::size_t count = 0;
  for (const Failure& failure : failures)
    for (const Table& table : failure.tables) count += table.expected->size();
  return count;
}

constexpr std::size_t enough_numbers = 6;  // fewer may have anything in common

bool is_single(double number) {
  return static_cast<double>(static_cast<float>(number)) == number;
}

}  // namespace

std::optional<Fact> find_single_precision(const Failures& failures) {
  const auto rounds_so = [](const Table& table, std::size_t i, std::size_t j) {
    const double allowed = table.allowed[i] * coarser * slack / margin_of_bounds;
    return std::abs(table.mine(i, j) - table.want(i, j)) <= allowed;
  };
  const auto is_so = [](const Table& table, std::size_t i, std::size_t j) {
    return is_single(table.mine(i, j));
  };
  // What is no single number may be a double one that was made of them.
  const double least = 0x1p-34;
  const auto is_finer = [&](const Table& table, std::size_t i, std::size_t j) {
    return std::abs(table.mine(i, j) - table.want(i, j)) <= least * std::abs(table.want(i, j));
  };
  if (!all_numbers(failures, rounds_so)) return std::nullopt;
  if (!all_numbers(failures, is_so) && all_numbers(failures, is_finer)) return std::nullopt;
  return Fact{"fact.single_precision", {}};
}

std::optional<Fact> find_zeros(const Failures& failures) {
  const auto is_zero = [](const Table& table, std::size_t i, std::size_t j) {
    return table.mine(i, j) == 0;
  };
  if (!all_numbers(failures, is_zero)) return std::nullopt;
  return Fact{"fact.zeros", {}};
}

std::optional<Fact> find_factor(const Failures& failures) {
  const auto [yours, expected] = largest_pair(failures);
  if (expected == 0 || count_numbers(failures) < enough_numbers) return std::nullopt;
  const double factor = yours / expected;
  const auto fits = [&](const Table& table, std::size_t i, std::size_t j) {
    return std::abs(table.mine(i, j) - factor * table.want(i, j)) <=
           2 * std::max(std::abs(factor), 1.0) * table.allowed[i];
  };
  if (!std::isfinite(factor) || factor == 0 || !all_numbers(failures, fits)) return std::nullopt;
  if (std::abs(factor + 1) < 1e-9) return Fact{"fact.negated", {}};
  return Fact{"fact.factor", {{"factor", both(format_brief(factor))}}};
}

std::optional<Fact> find_offset(const Failures& failures) {
  const auto [yours, expected] = largest_pair(failures);
  const double offset = yours - expected;
  const auto fits = [&](const Table& table, std::size_t i, std::size_t j) {
    return std::abs(table.mine(i, j) - offset - table.want(i, j)) <=
           2 * table.allowed[i] + 1e-12 * std::abs(offset);
  };
  if (!std::isfinite(offset) || offset == 0 || count_numbers(failures) < enough_numbers ||
      !all_numbers(failures, fits))
    return std::nullopt;
  return Fact{offset > 0 ? "fact.offset_up" : "fact.offset_down",
              {{"offset", both(format_brief(std::abs(offset)))}}};
}

}  // namespace grader
