// The lower part of the report: the exercise in work, and what to do next.
#pragma once

#include <string>
#include <vector>

#include "grader/report/text_report.hpp"
#include "grader/result/result.hpp"

namespace grader {

// The exercise to show: the first that was tried and is not right, then one that could not be
// graded, then one that waits for another; null if there is none of these.
const ExerciseResult* exercise_in_work(const Result& result);

// About `exercise`, one that is not right: its title, the sentences, the evidence, the next step.
std::vector<std::string> failing_view(const Result& result, const ExerciseResult& exercise,
                                      const TextStyle& style, int most_lines);

// What a sanitizer saw, with the student's line under it.
std::vector<std::string> finding_view(const Finding& finding, const TextStyle& style);

}  // namespace grader
