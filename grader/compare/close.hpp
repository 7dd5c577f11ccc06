// The one place that says whether two numbers are close enough.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "grader/result/result.hpp"
#include "grader/value/value.hpp"

namespace grader {

enum class Closeness : std::uint8_t { close, far, not_finite, wrong_shape };

struct Comparison {
  Closeness closeness = Closeness::close;
  std::optional<Mismatch> mismatch;  // for `far` and `not_finite`
};

// `yours` against `expected`. Shapes are looked at first: element kinds, ranks, extents, list
// lengths. Then every number: infinities must be equal, and !(|yours - expected| <= allowed) is
// far, so NaN never passes. Where a number of yours is not finite but the expected one is, the
// whole is `not_finite`.
//
// `allowed` holds a bound for each row of `expected`, in order (see rows_of). Requires: as many as
// it has.
Comparison compare(const Value& yours, const Value& expected, const std::vector<double>& allowed);

// Whether two numbers are close enough: at most `allowed` apart; infinite ones must be equal, and
// NaN never is.
bool is_close(double yours, double expected, double allowed);

// How many bounds `value` needs: one for each row of a matrix, one for a number, a flat array or a
// text, and the sum for a list.
std::size_t rows_of(const Value& value);

// How many numbers a row of `array` has; at least 1, also where it has none.
std::size_t row_length(const Array& array);

}  // namespace grader
