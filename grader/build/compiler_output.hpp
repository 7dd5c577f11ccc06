// What the compiler says, cut to what helps: its first message, at the student's own line.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "grader/base/file.hpp"
#include "grader/result/result.hpp"

namespace grader {

// `output`: all that g++ or the linker printed, with columns counted in bytes. `file`: the
// student's file. `texts`: that file and the student's headers, by name. Where the first error lies
// in a header that is not the student's, their line that led there is named. Columns count
// characters; the excerpt fits a report.
CompilerMessage first_message(std::string_view output, const std::string& file,
                              const std::map<std::string, Bytes>& texts = {});

// The line of `file` at which a function that should return something can end without it, of which
// g++ only warns; 0 if there is none.
std::int64_t line_without_return(std::string_view output, const std::string& file);

}  // namespace grader
