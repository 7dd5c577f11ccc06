// A line of a student's source with a caret under it, as a report shows it: within its width, and
// with the caret under the right character however wide those before it are.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace grader {

struct Excerpt {
  std::int64_t line = 0;           // from 1
  std::string source;              // safe to show, no tabs
  std::vector<std::string> marks;  // what stands under it, column by column: "    ^~~"
};

// Columns that a report leaves for an excerpt, and those before the source: "   12 | ".
constexpr int excerpt_width = 76;
constexpr int excerpt_gutter = 8;

// Line `line` of `text` with a caret under its character `column` (both from 1). A character that
// cannot be seen there is written as <U+200B>. Without marks if `text` has no such place.
Excerpt excerpt_at(std::string_view text, std::int64_t line, std::int64_t column);

// The same line after line, cut around the first caret where it is too long. Begins with "\n".
std::string shown(const Excerpt& excerpt);

// A line as the compiler shows it, with what cannot be shown replaced, and no column moved.
std::string displayable(std::string_view line);

// Line `line` (from 1) of `text`, "" if there is none.
std::string_view line_of(std::string_view text, std::int64_t line);

}  // namespace grader
