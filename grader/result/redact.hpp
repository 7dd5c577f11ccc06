// The one step that keeps hidden cases hidden. Every writer for students gets what it returns.
#pragma once

#include "grader/result/result.hpp"

namespace grader {

// `result` where a hidden case is only "hidden 1", "hidden 2", ... (counted within its exercise, in
// file order) with its verdict and points: no input, no value, nothing that the code printed, threw
// or ended with.
Result redacted(const Result& result);

}  // namespace grader
