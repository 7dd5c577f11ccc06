#include "grader/sandbox/ladder.hpp"

#include <algorithm>
#include <iterator>

#include "grader/base/fault.hpp"

namespace grader {

Rung try_level(Level level, const SandboxParts& parts) {
  try {
    // Nothing is called in it, so that any bytes will do.
    BoxSandbox(level, parts).open("no shared object")->run_nothing();
    return {.level = level, .reached = true, .trouble = ""};
  } catch (const Fault& fault) {
    const auto reason = fault.message().values.find("reason");
    return {.level = level,
            .reached = false,
            .trouble = reason != fault.message().values.end() ? reason->second : ""};
  }
}

std::unique_ptr<Sandbox> make_sandbox(const SandboxParts& parts, Level least) {
  std::string trouble;
  for (auto level = std::rbegin(levels); level != std::rend(levels); ++level) {
    const Rung rung = try_level(*level, parts);
    if (rung.reached && *level >= least) return std::make_unique<BoxSandbox>(*level, parts);
    if (rung.reached)
      throw Fault({"fault.sandbox_level",
                   {{"wanted", std::string(to_string(least))},
                    {"reached", std::string(to_string(*level))},
                    {"trouble", trouble}}});
    trouble = rung.trouble;
  }
  throw Fault({"fault.sandbox", {{"reason", trouble}}});
}

}  // namespace grader
