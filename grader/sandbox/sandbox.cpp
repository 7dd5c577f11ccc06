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

}  // namespace grader
