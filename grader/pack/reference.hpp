// The answers that everything is compared with.
#pragma once

#include <string>

#include "grader/value/value.hpp"

namespace grader {

class Reference {
 public:
  virtual ~Reference() = default;

  // The result of the qualified `function`. Throws Misuse "pack.reference_failed" {function, text}
  // if it throws or is not there.
  virtual Value call(const std::string& function, const List& arguments) = 0;
};

}  // namespace grader
