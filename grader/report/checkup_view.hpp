// What a machine can do for grading, as a page of text.
#pragma once

#include <string>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/report/text_report.hpp"

namespace grader {

// One thing that was tried.
struct CheckupLine {
  std::string name;  // "namespaces"
  bool reached = false;
  Message about;                // what it gives
  std::vector<Message> advice;  // where it was not reached; a value "command" is shown by itself
};

struct Checkup {
  Message summary;
  std::vector<CheckupLine> lines;
  std::vector<Message> remarks;  // as advice
};

std::string checkup_view(const Checkup& checkup, const TextStyle& style);

}  // namespace grader
