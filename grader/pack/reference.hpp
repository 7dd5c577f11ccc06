// The answers that everything is compared with.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/value/value.hpp"

namespace grader {

class Reference {
 public:
  virtual ~Reference() = default;

  // The result of the qualified `function`. Throws Misuse "pack.reference_failed" {function, text}
  // if it throws or is not there.
  virtual Value call(const std::string& function, const List& arguments) = 0;
};

// The answers of those who make known mistakes.
class Mistaken {
 public:
  virtual ~Mistaken() = default;

  // The result of the qualified `function` with the mistakes of these names made. Nothing where
  // they cannot be made with such arguments. Throws Misuse
  // "pack.mistake_failed" {function, names, text} where there is no such name.
  virtual std::optional<Value> call(const std::string& function,
                                    const std::vector<std::string>& names,
                                    const List& arguments) = 0;
};

}  // namespace grader
