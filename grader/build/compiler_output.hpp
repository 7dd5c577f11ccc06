// What the compiler says, cut to what helps: its first message, at the student's own line.
#pragma once

#include <string>
#include <string_view>

#include "grader/result/result.hpp"

namespace grader {

// `output`: all that g++ or the linker printed. `file`: the student's file. Where the first error
// lies in a header that the file uses, the student's line that led there is named.
CompilerMessage first_message(std::string_view output, const std::string& file);

}  // namespace grader
