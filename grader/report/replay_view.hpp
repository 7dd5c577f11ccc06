// A trial step by step: what is expected beside what a student's own functions give.
#pragma once

#include <string>

#include "grader/report/text_report.hpp"
#include "grader/result/replay.hpp"

namespace grader {

// Inputs, steps and the answer, each number table cut to at most 8 rows and columns; last, which
// step is the first that differs. No line is wider than `style.width`.
std::string replay_view(const Replay& replay, const TextStyle& style);

}  // namespace grader
