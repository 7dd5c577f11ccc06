#include "grader/commands/workplace.hpp"

#include <algorithm>
#include <cstdlib>
#include <thread>

#include "grader/base/fault.hpp"
#include "grader/commands/places.hpp"

namespace grader {

WantedFiles wanted_files(const Pack& pack) {
  WantedFiles wanted{.api_header = pack.chapter.header};
  for (const PackedExercise& exercise : pack.exercises)
    wanted.sources.push_back(exercise.info.file);
  for (const auto& [name, bytes] : pack.start_files) wanted.others.insert(name);
  return wanted;
}

SandboxParts sandbox_parts(const Toolchain& toolchain) {
  return {.supervisor = supervisor_path(), .readable = folders_of(toolchain)};
}

std::unique_ptr<Sandbox> open_sandbox(const Toolchain& toolchain, const std::string& least) {
  return make_sandbox(sandbox_parts(toolchain), level_named(least).value_or(Level::namespaces));
}

// Limits alone keep nobody out: hidden cases would not stay hidden from code that looks for them.
void require_sandbox(const Pack& pack, const std::string& path, const Sandbox& sandbox,
                     bool trusted) {
  if (!pack.has_hidden() || trusted || !sandbox.shows(path)) return;
  if (sandbox.level() == Level::rlimits) throw Fault({"fault.hidden_needs_sandbox", {}});
  throw Fault({"fault.pack_exposed", {{"path", path}}});
}

std::string search_path() {
  const char* path = std::getenv("PATH");
  return path != nullptr ? path : "/usr/bin:/bin";
}

unsigned jobs_or_all(unsigned jobs) {
  return jobs > 0 ? jobs : std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace grader
