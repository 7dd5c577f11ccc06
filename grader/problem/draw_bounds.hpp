// How large a draw may be, known before anything is allocated for it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "grader/problem/generator_names.hpp"

namespace grader {

inline constexpr std::int64_t largest_size = 10'000;
inline constexpr std::int64_t most_numbers = 1'000'000;  // in one array

// The value of an expression at the smallest and at the largest sizes of a case.
using Ends = std::array<double, 2>;

// `expected ..., got ...` if `generator` cannot take these arguments, as many as it has, at one
// end.
std::optional<std::string> find_breach(const GeneratorName& generator,
                                       const std::vector<Ends>& arguments);

}  // namespace grader
