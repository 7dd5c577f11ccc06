// A folder of answers, a file an answer: NAME.EXERCISE.cpp.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/end_to_end/world.hpp"

namespace grader::test {

struct Answer {
  fs::path path;
  std::string name, exercise;  // of scale_missing+mask_ignored.attend.cpp: before and after the dot
};

// In alphabetical order.
std::vector<Answer> answers_in(const fs::path& folder);

// Grades all answers with `pack`, hidden cases too, and calls `see` with each one's exercise of the
// result. Answers to different exercises share a folder: each file stands alone.
void grade_all(const std::vector<Answer>& answers, const std::string& pack,
               const std::function<void(const Answer&, const Json&)>& see);

// Ids of the known mistakes that an exercise of a result was diagnosed with, of these kinds.
std::vector<std::string> named(const Json& exercise, const std::vector<std::string>& kinds);

// All kinds but facts.
inline const std::vector<std::string> any_kind = {"mistake", "same", "together"};

}  // namespace grader::test
