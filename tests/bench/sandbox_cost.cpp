// What the strongest level that this machine reaches costs, against limits alone: all exercises of
// the chapter, as they are found in the cache and with every file just saved.
#include <fmt/format.h>

#include "bench.hpp"
#include "grader/commands/load_pack.hpp"
#include "grader/commands/workplace.hpp"
#include "grader/grade/grade.hpp"
#include "grader/run/calibration.hpp"

namespace grader::bench {
namespace {

struct Bench {
  Pack pack = load_pack(GRADER_PACK);
  Submission submission = read_submission(GRADER_SUBMISSION, wanted_files(pack));
  Toolchain toolchain = find_toolchain("/usr/bin");
  Cache cache{default_cache_folder()};
  SandboxParts parts{.supervisor = GRADER_SUPERVISOR, .readable = {}};
  std::unique_ptr<Sandbox> strongest = make_sandbox(parts, Level::landlock);
  std::unique_ptr<Sandbox> limits_alone = std::make_unique<BoxSandbox>(Level::rlimits, parts);
};

double grading(Bench& bench, Sandbox& sandbox) {
  const double start = now();
  const Workshop workshop{
      bench.toolchain,      bench.cache, sandbox, jobs_or_all(0), machine_factor(bench.cache),
      [](const Message&) {}};
  const Result result = grade(bench.submission, bench.pack, workshop).result;
  if (result.score() != result.max_score()) throw std::runtime_error("not full");
  return now() - start;
}

// No two gradings see the same files: nothing is in the cache.
void edit(Bench& bench) {
  static int edits = 0;
  for (auto& [name, source] : bench.submission.sources)
    source.bytes += fmt::format("// {} {}\n", getpid(), edits++);
}

bool compare(Bench& bench, const std::string& name, int rounds, bool edited) {
  std::vector<double> ours, theirs;
  for (int round = 0; round <= rounds; ++round) {
    const auto timed = [&](Sandbox& sandbox) {
      if (edited) edit(bench);
      return grading(bench, sandbox);
    };
    // Who is first changes: neither always finds the machine warm.
    double us = 0, them = 0;
    if (round % 2 == 0) us = timed(*bench.strongest);
    them = timed(*bench.limits_alone);
    if (round % 2 != 0) us = timed(*bench.strongest);
    if (round == 0) continue;
    ours.push_back(us);
    theirs.push_back(them);
  }
  const std::string level(to_string(bench.strongest->level()));
  return report(fmt::format("{} / rlimits, {}", level, name), ours, theirs, 1.15);
}

}  // namespace

bool sandbox_cost() {
  Bench bench;
  const bool cached = compare(bench, "compiled before", 20, false);
  return compare(bench, "every file just saved", 6, true) && cached;
}

}  // namespace grader::bench
