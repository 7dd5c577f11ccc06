// What running a trial showed of an answer, as far as it can tell why the answer is wrong.
#pragma once

#include <cstddef>
#include <optional>

#include "grader/value/value.hpp"

namespace grader {

struct Observation {
  std::size_t case_index = 0, trial = 0;  // in the pack's exercise
  bool right = false;                     // its value is within the bounds
  std::optional<Value> value;             // what came back, where that is not right
};

}  // namespace grader
