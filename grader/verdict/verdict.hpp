// One word for one case or exercise.
#pragma once

#include <cstdint>
#include <string_view>

namespace grader {

enum class Verdict : std::uint8_t {
  right,
  wrong,
  wrong_shape,
  not_finite,
  not_attempted,
  does_not_compile,
  compile_limit,
  crashed,
  exited_early,
  timed_out,
  out_of_memory,
  too_much_output,
  forbidden,
  blocked,
  not_graded,  // our fault, never the student's
};

inline constexpr int verdict_count = 15;

// "right", "wrong_shape", ...: as it stands in result files.
std::string_view to_string(Verdict verdict);

}  // namespace grader
