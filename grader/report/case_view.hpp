// The evidence of one failing case: its inputs, what came out and what should have, side by side
// where that fits.
#pragma once

#include <string>
#include <vector>

#include "grader/report/text_report.hpp"
#include "grader/result/result.hpp"

namespace grader {

// At most about `most_lines` lines (at least the smallest useful table), each at most `style.width`
// columns wide.
std::vector<std::string> case_view(const Detail& detail, const TextStyle& style, int most_lines);

}  // namespace grader
