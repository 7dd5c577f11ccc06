// Numbers as the problem files write them, for tables of what they say.
#pragma once

#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "grader/problem/expression.hpp"
#include "tests/reference/chapter_example.hpp"

namespace attention::test {

inline std::string replace(const std::string& text, const char* pattern, const char* with) {
  return std::regex_replace(text, std::regex(pattern), with);
}

// The numbers that a text writes, as `[1.5, 3/4]`, `1 and 2`, `2 ln 2`, `(-0.3, +0.05)`, `3x2` or
// `[true, false]` (as 1 and 0); `c` is the chapter's.
inline std::vector<double> numbers_in(std::string text) {
  text = replace(text, "、| and | to | 再到 | 到 | 和 ", ",");
  text = replace(text, "\\] - \\[", ", ");  // rows of a matrix, a line each
  text = replace(text, "[\\[\\]]", "");
  text = replace(text, "^\\((.*)\\)$", "$1");
  text = replace(text, "(\\d)x(\\d)", "$1, $2");  // 3x2
  text = replace(text, "\\bln (\\d)", "ln($1)");
  text = replace(text, "([\\d)]) ln", "$1 * ln");
  text = replace(text, "(\\d)c\\b", "$1 * c");
  text = replace(replace(text, "true", "1"), "false", "0");
  std::vector<double> numbers;
  std::istringstream parts(text);
  for (std::string part; std::getline(parts, part, ',');)
    numbers.push_back(grader::evaluate(part, {{"c", example::c}}));
  return numbers;
}

}  // namespace attention::test
