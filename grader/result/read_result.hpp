// A result that was written, read back: for reports over many of them, and to go on where a class
// was left.
#pragma once

#include <cstddef>
#include <string_view>

#include "grader/result/result.hpp"

namespace grader {

// A longer file, or one of more JSON values, is nobody's result.
inline constexpr std::size_t most_result_bytes = std::size_t{64} << 20;
inline constexpr std::size_t most_result_values = 2'000'000;

// What to_json wrote, of a full result or a redacted one. What the JSON does not hold is not there
// again: hints and steps are not offered, and the sentences (`told_as`, `said`) are the words that
// were written. So to_json gives the same bytes again.
//
// Throws Misuse "result.unreadable" {reason}, with the place as "exercises[2].cases[0].verdict", if
// anything is missing, unknown, of another kind or out of its range, or if the total points are not
// the sum of those of the exercises.
Result read_result(std::string_view json);

}  // namespace grader
