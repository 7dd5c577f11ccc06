// C++ source as far as one must know it to tell code from text: literals, comments, directives.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "grader/base/characters.hpp"

namespace grader {

// Calls `seen` for every character above ASCII that stands in code, with its offset in `text`. In a
// literal that never ends (its line does) the characters count too, and `in_literal` is true.
using Seen = std::function<void(const Character& character, std::size_t offset, bool in_literal)>;
void scan_code(std::string_view text, const Seen& seen);

}  // namespace grader
