#include <algorithm>
#include <cmath>

#include "grader/compare/close.hpp"
#include "grader/diagnose/fact.hpp"
#include "grader/result/numbers.hpp"

namespace grader {
namespace {

// Bounds are a thousand times what double rounding does (see pack/bounds.hpp); single precision
// rounds 2^29 times as coarsely.
constexpr double one_single_rounding = 0x1p29 / 1000;

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

// The pair with the largest finite expected number: what a factor or an offset is read from.
std::pair<double, double> largest_pair(const Failures& failures) {
  std::pair<double, double> largest{0, 0};
  for (const Failure& failure : failures)
    for (const Table& table : failure.tables)
      for (std::size_t i = 0; i < table.expected->size(); ++i)
        if (const double expected = (*table.expected)[i];
            std::isfinite(expected) && std::abs(expected) > std::abs(largest.second))
          largest = {(*table.yours)[i], expected};
  return largest;
}

std::size_t count_numbers(const Failures& failures) {
  std::size_t count = 0;
  for (const Failure& failure : failures)
    for (const Table& table : failure.tables) count += table.expected->size();
  return count;
}

constexpr std::size_t enough_numbers = 6;  // fewer may have anything in common

bool all_single(const Failures& failures) {
  return all_numbers(failures, [](const Table& table, std::size_t i, std::size_t j) {
    const double mine = table.mine(i, j);
    return static_cast<double>(static_cast<float>(mine)) == mine;
  });
}

double largest_in_row(const Table& table, std::size_t row) {
  double largest = 0;
  for (std::size_t j = 0; j < table.columns; ++j)
    if (const double want = std::abs(table.want(row, j)); std::isfinite(want))
      largest = std::max(largest, want);
  return largest;
}

// Bounds are wide where the last digits of the inputs matter much, and there single precision is
// far off too: but not this far.
constexpr double farthest = 0x1p-6;

bool within_single_roundings(const Failures& failures, double roundings) {
  return all_numbers(failures, [&](const Table& table, std::size_t i, std::size_t j) {
    const double rounded = table.allowed[i] * one_single_rounding * roundings;
    return is_close(table.mine(i, j), table.want(i, j),
                    std::min(rounded, farthest * largest_in_row(table, i)));
  });
}

// Whether there is a row in which single precision has its seven digits.
bool any_well_conditioned(const Failures& failures, double roundings) {
  constexpr double coarsest = 0x1p-17;
  return !all_numbers(failures, [&](const Table& table, std::size_t i, std::size_t) {
    return table.allowed[i] * one_single_rounding * roundings > coarsest * largest_in_row(table, i);
  });
}

// Of how many numbers of all tables `holds` is true.
template <class Holds>
std::size_t count_where(const Failures& failures, const Holds& holds) {
  std::size_t count = 0;
  all_numbers(failures, [&](const Table& table, std::size_t i, std::size_t j) {
    if (holds(table, i, j)) ++count;
    return true;
  });
  return count;
}

// Whether three of four numbers that should not be 0 are off by more than `finest` of themselves.
bool mostly_coarser(const Failures& failures, double finest) {
  const auto counts = [](const Table& table, std::size_t i, std::size_t j) {
    return table.want(i, j) != 0 && std::isfinite(table.want(i, j));
  };
  const auto is_coarser = [&](const Table& table, std::size_t i, std::size_t j) {
    const double want = table.want(i, j);
    return counts(table, i, j) && !is_close(table.mine(i, j), want, finest * std::abs(want));
  };
  const std::size_t coarser = count_where(failures, is_coarser);
  return coarser > 0 && 4 * coarser >= 3 * count_where(failures, counts);
}

bool is_rounded_so(const Failures& failures, double roundings) {
  return within_single_roundings(failures, roundings) && any_well_conditioned(failures, roundings);
}

}  // namespace

std::optional<Fact> find_single_precision(const Failures& failures) {
  constexpr double many = 20;  // sums of many terms, and their order
  if (all_single(failures) && is_rounded_so(failures, many))
    return Fact{"fact.single_precision", {}};
  // What is no single number may be a double one that was made of them. Then it has been rounded
  // less often, yet hardly finer, and nearly everywhere: what is off by less, by more, or in a few
  // places, is off for another reason.
  constexpr double few = 3, finest = 0x1p-29;
  if (!is_rounded_so(failures, few) || !mostly_coarser(failures, finest)) return std::nullopt;
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
    return is_close(table.mine(i, j), factor * table.want(i, j),
                    2 * std::max(std::abs(factor), 1.0) * table.allowed[i]);
  };
  // What is nearly nothing, or beyond all measure, is so whatever it was multiplied by.
  constexpr double least = 1e-6, most = 1e6;
  if (!(std::abs(factor) >= least && std::abs(factor) <= most) || !all_numbers(failures, fits))
    return std::nullopt;
  if (std::abs(factor + 1) < 1e-9) return Fact{"fact.negated", {}};
  const std::string said = format_brief(factor);
  if (said == "1") return std::nullopt;
  return Fact{"fact.factor", {{"factor", both(said)}}};
}

std::optional<Fact> find_offset(const Failures& failures) {
  const auto [yours, expected] = largest_pair(failures);
  const double offset = yours - expected;
  const auto fits = [&](const Table& table, std::size_t i, std::size_t j) {
    return is_close(table.mine(i, j) - offset, table.want(i, j),
                    2 * table.allowed[i] + 1e-12 * std::abs(offset));
  };
  constexpr double most = 1e6;  // beyond it the numbers themselves do not count
  if (!(std::abs(offset) <= most) || offset == 0 || count_numbers(failures) < enough_numbers ||
      !all_numbers(failures, fits))
    return std::nullopt;
  return Fact{offset > 0 ? "fact.offset_up" : "fact.offset_down",
              {{"offset", both(format_brief(std::abs(offset)))}}};
}

}  // namespace grader
