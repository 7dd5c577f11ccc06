// The result as a student reads it in a terminal.
#pragma once

#include <string>

#include "grader/result/result.hpp"
#include "grader/words/words.hpp"

namespace grader {

struct TextStyle {
  Language language = Language::english;
  bool colour = false;
  int width = 80;  // columns; at least 40
};

// Where the student stands, the list of exercises, and exactly one exercise in detail: the first
// that was tried and is not right, else the last one that is. About 40 lines at most, none wider
// than `style.width`. Shows nothing of hidden cases but their verdict.
std::string text_report(const Result& result, const TextStyle& style);

}  // namespace grader
