#include "grader/grade/second_look.hpp"

#include <algorithm>
#include <set>

#include "grader/base/contains.hpp"
#include "grader/base/fault.hpp"
#include "grader/base/parallel.hpp"
#include "grader/grade/build_submission.hpp"
#include "grader/sanitize/look_again.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

// A second build costs seconds: a submission that crashes everywhere does not wait for all of it.
constexpr std::size_t most_suspects = 3;

// Calls in one process, and the case that each was of.
struct Run {
  CaseRequest request;
  std::vector<std::string> cases;
};

// An exercise to be looked at again, and the runs to do until one of them shows something.
struct Suspect {
  std::size_t exercise = 0;  // its index
  std::vector<Run> runs;
};

Run run_of(const Suspicion& suspicion) {
  return {suspicion.request,
          std::vector<std::string>(suspicion.request.calls.size(), suspicion.case_id)};
}

// Every trial of every case that is shown, in one process for each function.
std::vector<Run> all_runs(const PackedExercise& exercise, const Workshop& workshop) {
  std::vector<Run> runs;
  for (std::size_t function = 0; function < exercise.info.functions.size(); ++function) {
    Run run{.request = {.function = static_cast<std::uint32_t>(function)}};
    double cpu_seconds = 0;
    for (const Case& each : exercise.cases) {
      if (each.hidden || each.function != function) continue;
      for (const Trial& trial : each.trials) {
        run.request.calls.push_back(encode_all(trial.arguments));
        run.cases.push_back(each.id);
      }
      cpu_seconds += each.cpu_seconds;
    }
    run.request.limits = trial_limits(cpu_seconds * workshop.machine_factor);
    if (!run.cases.empty()) runs.push_back(std::move(run));
  }
  return runs;
}

// What did not come to its end would not do so the second time.
bool came_to_its_end(Verdict verdict) {
  static const std::vector<Verdict> ended = {Verdict::right,       Verdict::wrong,
                                             Verdict::wrong_shape, Verdict::not_finite,
                                             Verdict::crashed,     Verdict::exited_early};
  return contains(ended, verdict);
}

std::vector<Suspect> suspects_in(const Pack& pack, const std::vector<Built>& built,
                                 const Workshop& workshop,
                                 const std::vector<GradedExercise>& graded) {
  std::vector<Suspect> suspects;
  const bool all = workshop.sanitize == Sanitize::all;
  for (std::size_t i = 0; i < graded.size(); ++i) {
    if (!std::holds_alternative<Library>(built[i])) continue;
    Suspect suspect{.exercise = i};
    if (graded[i].suspicion) suspect.runs.push_back(run_of(*graded[i].suspicion));
    if (all && came_to_its_end(graded[i].result.verdict))
      for (Run& run : all_runs(pack.exercises[i], workshop)) suspect.runs.push_back(std::move(run));
    if (suspect.runs.empty() || (!all && suspects.size() == most_suspects)) continue;
    suspects.push_back(std::move(suspect));
  }
  return suspects;
}

// The exercises whose files go into the second build.
std::vector<std::size_t> files_for(const std::vector<Suspect>& suspects, const Pack& pack,
                                   const std::vector<Built>& built) {
  std::set<std::size_t> chosen;
  for (const Suspect& suspect : suspects) {
    chosen.insert(suspect.exercise);
    const auto& callees = std::get<Library>(built[suspect.exercise]).callees;
    for (std::size_t i = 0; i < pack.exercises.size(); ++i)
      if (contains(callees, pack.exercises[i].info.id)) chosen.insert(i);
  }
  return {chosen.begin(), chosen.end()};
}

OwnFiles own_files(const Submission& submission) {
  OwnFiles files;
  for (const auto& [name, source] : submission.sources) files[name] = &source.bytes;
  for (const auto& [name, bytes] : submission.headers) files[name] = &bytes;
  return files;
}

std::optional<Finding> look_at(const Suspect& suspect, const Library& library,
                               const Bytes& supervisor, const OwnFiles& files, Sandbox& sandbox) {
  for (const Run& run : suspect.runs) {
    auto look = look_again(run.request, library.shared_object, supervisor, files, sandbox);
    if (!look) continue;
    look->finding.case_id = run.cases.at(std::min(look->call, run.cases.size() - 1));
    return std::move(look->finding);
  }
  return std::nullopt;
}

// Who asks for all of it, wants to hear also that there is nothing.
void tell_if_clean(const std::vector<Suspect>& suspects, const Workshop& workshop,
                   const std::vector<GradedExercise>& graded) {
  const bool any = std::ranges::any_of(
      graded, [](const GradedExercise& each) { return each.result.finding.has_value(); });
  if (workshop.sanitize == Sanitize::all && !any)
    workshop.tell({"sanitizer.clean", {{"exercises", std::to_string(suspects.size())}}});
}

}  // namespace

void take_second_look(const Submission& submission, const Pack& pack, const Toolbox& toolbox,
                      const std::vector<Built>& built, const Workshop& workshop,
                      std::vector<GradedExercise>& graded) {
  if (workshop.sanitize == Sanitize::off) return;
  const auto suspects = suspects_in(pack, built, workshop, graded);
  if (suspects.empty()) return;
  try {
    const SanitizerTools tools = open_sanitizer_tools(toolbox, workshop.toolchain, workshop.cache,
                                                      workshop.sandbox, workshop.tell);
    const auto chosen = files_for(suspects, pack, built);
    const auto rebuilt = build_some(submission, pack, chosen, tools.toolbox, workshop);
    const OwnFiles files = own_files(submission);
    for_each_index(suspects.size(), workshop.jobs, [&](std::size_t i) {
      const std::size_t exercise = suspects[i].exercise;
      const auto at = std::ranges::find(chosen, exercise) - chosen.begin();
      const auto* library = std::get_if<Library>(&rebuilt[static_cast<std::size_t>(at)]);
      if (library != nullptr)
        graded[exercise].result.finding =
            look_at(suspects[i], *library, tools.supervisor, files, workshop.sandbox);
    });
    tell_if_clean(suspects, workshop, graded);
  } catch (const Fault& fault) {
    workshop.tell({"sanitizer.unavailable", {}});
    workshop.tell(fault.message());
  } catch (const Misuse& misuse) {
    workshop.tell({"sanitizer.unavailable", {}});
    workshop.tell(misuse.message());
  }
}

}  // namespace grader
