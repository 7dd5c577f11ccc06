// Author's text, written in lines of any length, made ready for wrapping.
#pragma once

#include <string>
#include <string_view>

namespace grader {

// Joins the lines of a paragraph: with a space, or between two Chinese characters with nothing,
// also where YAML has joined them already. A paragraph ends at an empty line, before an item of a
// list
// ("* " or "- "), and around formulas: lines that are indented by four spaces or more.
std::string reflow(std::string_view text);

}  // namespace grader
