#include "grader/result/replay.hpp"

#include <algorithm>

namespace grader {

std::size_t first_differing(const Replay& replay) {
  const auto differs = [](const ReplayStep& step) {
    return !step.asked.empty() && step.verdict != Verdict::right;
  };
  return static_cast<std::size_t>(std::ranges::find_if(replay.steps, differs) -
                                  replay.steps.begin());
}

}  // namespace grader
