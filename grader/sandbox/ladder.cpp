#include "grader/sandbox/ladder.hpp"

#include <iterator>

#include "grader/base/fault.hpp"

namespace grader {
namespace {

// A sandbox that has proved to work; else nothing, and `trouble` says why.
std::unique_ptr<BoxSandbox> try_sandbox(Level level, const SandboxParts& parts,
                                        std::string& trouble) {
  try {
    auto sandbox = std::make_unique<BoxSandbox>(level, parts);
    // Nothing is called in it, so that any bytes will do.
    sandbox->open("no shared object")->run_nothing();
    return sandbox;
  } catch (const Fault& fault) {
    const auto reason = fault.message().values.find("reason");
    trouble = reason != fault.message().values.end() ? reason->second : fault.message().id;
    return nullptr;
  }
}

}  // namespace

Rung try_level(Level level, const SandboxParts& parts) {
  Rung rung{.level = level};
  rung.reached = try_sandbox(level, parts, rung.trouble) != nullptr;
  return rung;
}

std::unique_ptr<Sandbox> make_sandbox(const SandboxParts& parts, Level least) {
  std::string trouble;
  for (auto level = std::rbegin(levels); level != std::rend(levels); ++level) {
    auto sandbox = try_sandbox(*level, parts, trouble);
    if (sandbox && *level >= least) return sandbox;
    if (sandbox)
      throw Fault({"fault.sandbox_level",
                   {{"wanted", std::string(to_string(least))},
                    {"reached", std::string(to_string(*level))},
                    {"trouble", trouble}}});
  }
  throw Fault({"fault.sandbox", {{"reason", trouble}}});
}

}  // namespace grader
