// Takes `factor * name(first, second)` apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace grader {

struct CallText {
  std::string factor;  // may be empty
  std::string name;    // with its dots
  std::vector<std::string> arguments;

  bool operator==(const CallText&) const = default;
};

// The parts of `text` if it ends with a call that at most a factor stands before. They are not
// checked.
std::optional<CallText> split_call(std::string_view text);

}  // namespace grader
