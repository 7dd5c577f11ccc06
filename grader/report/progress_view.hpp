// The lower part of the report where nothing that was tried is wrong.
#pragma once

#include <string>
#include <vector>

#include "grader/report/text_report.hpp"
#include "grader/result/result.hpp"

namespace grader {

// Where nothing that was tried is wrong: the explanation of the last right exercise, and the next
// one.
std::vector<std::string> progress_view(const Result& result, const TextStyle& style,
                                       int most_lines);

}  // namespace grader
