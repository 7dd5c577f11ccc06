// Running a trial once more in a build with sanitizers, and telling what they saw.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "grader/build/sanitizer_tools.hpp"
#include "grader/result/result.hpp"
#include "grader/sandbox/sandbox.hpp"
#include "grader/sanitize/parse_report.hpp"

namespace grader {

// The student's own sources and headers, by file name: what a finding may be about.
using OwnFiles = std::map<std::string, const Bytes*>;

struct SecondLook {
  std::size_t call = 0;  // which call of the request it was seen in
  Finding finding;       // its case is the caller's to fill in
};

// Makes the calls of `request`, with ten times its time, and says what the first report of a
// sanitizer says of a line in `files`. Nothing where there is no report, or no such line. Throws
// Fault "fault.sandbox" if the supervisor is lost.
std::optional<SecondLook> look_again(CaseRequest request, const Bytes& shared_object,
                                     const Bytes& supervisor, const OwnFiles& files,
                                     Sandbox& sandbox);

// What is to be said of `report`, whose frames lie at `places`: its own place if it lies in
// `files`, else the first of `places` that does.
std::optional<Finding> tell(const SanitizerReport& report, const std::vector<SourcePlace>& places,
                            const OwnFiles& files);

}  // namespace grader
