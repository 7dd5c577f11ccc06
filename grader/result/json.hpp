// The result as other programs read it. README.md beside this file says what every field means.
#pragma once

#include <string>

#include "grader/result/result.hpp"

namespace grader {

// `result` as JSON, schema "grader/result/v1", indented, with a line end. The same result gives the
// same bytes. It is always valid JSON in valid UTF-8: other bytes are written as \xff.
std::string to_json(const Result& result);

}  // namespace grader
