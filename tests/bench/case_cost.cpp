// One case in a process of its own, against an empty process forked by the same supervisor: with
// limits alone, and at the strongest level that this machine reaches.
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>

#include "bench.hpp"
#include "grader/base/fault.hpp"
#include "grader/build/library.hpp"
#include "grader/commands/load_pack.hpp"
#include "grader/intake/submission.hpp"
#include "grader/run/run_trial.hpp"
#include "grader/sandbox/ladder.hpp"
#include "grader/value/wire.hpp"

namespace grader::bench {
namespace {

constexpr int repeats = 1000;

struct Bench {
  Pack pack = load_pack(GRADER_PACK);
  Toolchain toolchain = find_toolchain("/usr/bin");
  Cache cache{default_cache_folder()};
  SandboxParts parts{.supervisor = GRADER_SUPERVISOR, .readable = {}};
  std::unique_ptr<Sandbox> sandbox = make_sandbox(parts, Level::rlimits);
};

std::vector<BuildInput> inputs_of(const Pack& pack, const Submission& submission) {
  std::vector<BuildInput> inputs;
  for (const PackedExercise& exercise : pack.exercises)
    inputs.push_back(
        {.exercise = exercise.info, .source = &submission.sources.at(exercise.info.file).bytes});
  return inputs;
}

// The library of the last exercise, which calls the others.
Bytes build(Bench& bench) {
  WantedFiles wanted{.api_header = bench.pack.chapter.header};
  ToolboxPlan plan{bench.pack.chapter, {}};
  for (const PackedExercise& exercise : bench.pack.exercises) {
    wanted.sources.push_back(exercise.info.file);
    plan.exercises.push_back(&exercise.info);
  }
  const Submission submission = read_submission(GRADER_SUBMISSION, wanted);
  const Toolbox toolbox =
      open_toolbox(plan, bench.toolchain, bench.cache, *bench.sandbox, [](const Message&) {});
  const Builder builder{toolbox, bench.toolchain, bench.cache, *bench.sandbox,
                        bench.pack.chapter.header_text};
  const auto built = build_all(inputs_of(bench.pack, submission), submission.headers, builder);
  return std::get<Library>(built.back()).shared_object;
}

Bytes call_of(const Trial& trial) {
  WireWriter writer;
  for (const Value& argument : trial.arguments) writer.value(argument);
  return writer.bytes();
}

// As grading asks: the case, another one, and the case again.
CaseRequest request_of(const std::vector<Case>& cases) {
  const Bytes first = call_of(cases[0].trials.front()), other = call_of(cases[1].trials.front());
  return {.calls = {first, other, first}, .limits = trial_limits(0.5)};
}

bool compare(Sandbox& sandbox, const Bytes& library, const CaseRequest& request) {
  const auto session = sandbox.open(library);
  std::vector<double> ours, theirs;
  for (int i = 0; i < repeats; ++i) {
    const double start = now();
    if (session->run_case(request).replies.size() != 3) throw Fault({"fault.sandbox", {}});
    const double middle = now();
    session->run_nothing();
    ours.push_back(middle - start);
    theirs.push_back(now() - middle);
  }
  return report(fmt::format("a case / an empty fork and wait, {}", to_string(sandbox.level())),
                ours, theirs, 2.5);
}

}  // namespace

bool case_cost() {
  Bench bench;
  const Bytes library = build(bench);
  const CaseRequest request = request_of(bench.pack.exercises.back().cases);
  BoxSandbox limits_alone(Level::rlimits, bench.parts);
  const bool alone = compare(limits_alone, library, request);
  return compare(*bench.sandbox, library, request) && alone;
}

}  // namespace grader::bench
