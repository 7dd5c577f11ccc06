// The upper part of the report: where the student stands, and a line per exercise.
#pragma once

#include <string>
#include <vector>

#include "grader/report/text_report.hpp"
#include "grader/result/result.hpp"

namespace grader {

// Neighbours that are not attempted share a line; where the list would be long, so do others alike.
std::vector<std::string> exercise_list(const Result& result, const TextStyle& style);

// "03 normalise_rows": the number of its file, if it has one, and its id.
std::string exercise_name(const ExerciseResult& exercise);

}  // namespace grader
