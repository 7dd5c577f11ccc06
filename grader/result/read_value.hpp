// The parts of a written result that show values, read back. Only for read_result.cpp.
#pragma once

#include "grader/result/json_place.hpp"
#include "grader/result/result.hpp"

namespace grader {

// What value_json wrote, with the notation that it was written with.
NamedValue read_value(const JsonPlace& place);

Words read_words(const JsonPlace& place);

Detail read_detail(const JsonPlace& place);

}  // namespace grader
