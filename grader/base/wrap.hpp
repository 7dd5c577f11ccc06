// Prose in lines of a terminal's width, in English and Chinese.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grader {

// Lines of at most `width` columns. Breaks at spaces and between Chinese characters, never before
// closing or after opening punctuation, not within a short "[...]"; a word longer than a line is
// broken where it must be. A "\n" in `text` ends a line. Further lines are indented as the first
// is, and those of an item ("* ", "- ") as its first word.
std::vector<std::string> wrap(std::string_view text, int width);

}  // namespace grader
