#include "grader/verdict/verdict.hpp"

#include <array>

namespace grader {

std::string_view to_string(Verdict verdict) {
  static constexpr std::array<std::string_view, verdict_count> names = {
      "right",         "wrong",   "wrong_shape",  "not_finite", "not_attempted", "does_not_compile",
      "compile_limit", "crashed", "exited_early", "timed_out",  "out_of_memory", "too_much_output",
      "forbidden",     "blocked", "not_graded"};
  return names.at(static_cast<std::size_t>(verdict));
}

}  // namespace grader
