#include "grader/commands/workplace.hpp"

#include <algorithm>
#include <cstdlib>
#include <thread>

#include "grader/base/fault.hpp"

namespace grader {

WantedFiles wanted_files(const Pack& pack) {
  WantedFiles wanted{.api_header = pack.chapter.header};
  for (const PackedExercise& exercise : pack.exercises)
    wanted.sources.push_back(exercise.info.file);
  for (const auto& [name, bytes] : pack.start_files) wanted.others.insert(name);
  return wanted;
}

// Limits alone keep nobody out: hidden cases would not stay hidden from code that looks for them.
void require_sandbox(const Pack& pack, const Sandbox& sandbox, bool trusted) {
  if (pack.has_hidden() && sandbox.level() == Level::rlimits && !trusted)
    throw Fault({"fault.hidden_needs_sandbox", {}});
}

std::string search_path() {
  const char* path = std::getenv("PATH");
  return path != nullptr ? path : "/usr/bin:/bin";
}

unsigned jobs_or_all(unsigned jobs) {
  return jobs > 0 ? jobs : std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace grader
