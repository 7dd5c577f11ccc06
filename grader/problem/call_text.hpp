// Takes `factor * name(first, second)` apart, and names.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace grader {

// What the reference computes is called by a name that begins with this.
inline constexpr std::string_view reference_prefix = "reference.";

struct CallText {
  std::string factor;  // may be empty
  std::string name;    // with its dots
  std::vector<std::string> arguments;

  bool operator==(const CallText&) const = default;
};

// The parts of `text` if it ends with a call that at most a factor stands before. They are not
// checked.
std::optional<CallText> split_call(std::string_view text);

// `name` of `space::name`.
std::string short_name(const std::string& function);

}  // namespace grader
