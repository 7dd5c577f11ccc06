// Author's text, written in lines of any length, made ready for wrapping.
#pragma once

#include <string>
#include <string_view>

namespace grader {

// Joins the lines of a paragraph: with a space, or between two Chinese characters with nothing. A
// paragraph ends at an empty line and before a line that is indented or begins a list ("* " or "-
// ").
std::string reflow(std::string_view text);

}  // namespace grader
