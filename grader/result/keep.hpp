// How much a result keeps of what a student's code gave back: enough to be shown, and no more,
// since three hundred cases may each give back what fills a pipe.
#pragma once

#include <cstddef>

#include "grader/result/result.hpp"

namespace grader {

// Numbers, values in lists, and every eight bytes of text count 1 each.
inline constexpr std::size_t most_kept = 4'000;

// Of an exception's type and of its text, in bytes.
inline constexpr std::size_t most_thrown = 2'000;

// `detail` where yours, if it counts more than `most_kept` and more than what is expected, is the
// shape of an array, the beginning of a text, or left out if it is a list; an exception is cut.
[[nodiscard]] Detail kept(Detail detail);

}  // namespace grader
