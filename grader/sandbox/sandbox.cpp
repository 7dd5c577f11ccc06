#include "grader/sandbox/sandbox.hpp"

namespace grader {

std::string_view to_string(Level level) {
  switch (level) {
    case Level::rlimits:
      return "rlimits";
    case Level::landlock:
      return "landlock";
    case Level::namespaces:
      return "namespaces";
  }
  return "";
}

std::optional<Level> level_named(std::string_view name) {
  for (const Level level : levels)
    if (to_string(level) == name) return level;
  return std::nullopt;
}

}  // namespace grader
