#include "grader/grade/grade.hpp"

#include <algorithm>
#include <chrono>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/contains.hpp"
#include "grader/base/parallel.hpp"
#include "grader/grade/build_submission.hpp"
#include "grader/grade/grade_exercise.hpp"
#include "grader/grade/second_look.hpp"

namespace grader {
namespace {

// The shown cases of all exercises, what is to be seen of them, and only then hidden ones.
std::vector<GradedExercise> run_all(const Submission& submission, const Pack& pack,
                                    const Toolbox& toolbox, const std::vector<Built>& built,
                                    const Workshop& workshop) {
  Quiet quiet;
  const Stand stand{workshop.sandbox, workshop.machine_factor, quiet};
  std::vector<GradedExercise> graded(pack.exercises.size());
  std::vector<std::unique_ptr<ExerciseUnderWay>> under_way(graded.size());
  for_each_index(graded.size(), workshop.jobs, [&](std::size_t i) {
    under_way[i] =
        std::make_unique<ExerciseUnderWay>(pack.exercises[i], built[i], stand, graded[i]);
    under_way[i]->run_shown();
  });
  take_second_look(submission, pack, toolbox, built, workshop, graded);
  for_each_index(graded.size(), workshop.jobs, [&](std::size_t i) { under_way[i]->run_hidden(); });
  return graded;
}

bool has_unwritten(const ExerciseResult& exercise) {
  return std::ranges::any_of(exercise.cases, [](const CaseResult& each) {
    return each.verdict == Verdict::not_attempted;
  });
}

// "Not implemented" may come out of a function that this one calls: then this one is not to blame,
// and the callee's id is returned. Else "".
std::string find_culprit(const ExerciseResult& result, const Built& built,
                         const std::vector<GradedExercise>& graded) {
  const auto* library = std::get_if<Library>(&built);
  if (library == nullptr || !has_unwritten(result)) return "";
  for (const std::string& callee : library->callees)
    for (const GradedExercise& other : graded)
      if (other.result.id == callee && has_unwritten(other.result)) return callee;
  return "";
}

void blame(ExerciseResult& result, const std::string& culprit) {
  result.verdict = Verdict::blocked;
  result.blocked_by = culprit;
  for (CaseResult& each : result.cases)
    if (each.verdict == Verdict::not_attempted) each.verdict = Verdict::blocked;
}

bool is_wrong(const ExerciseResult& exercise) {
  switch (exercise.verdict) {
    case Verdict::right:
    case Verdict::not_attempted:
    case Verdict::blocked:
    case Verdict::not_graded:
      return false;
    default:
      return true;
  }
}

// The id of an exercise among `callees` in which the same mistake was found; else "".
std::string find_origin(const Diagnosis& own, const std::vector<std::string>& callees,
                        const std::vector<GradedExercise>& graded) {
  for (const GradedExercise& other : graded) {
    if (!contains(callees, other.result.id)) continue;
    for (const Diagnosis& theirs : other.result.diagnoses)
      if (theirs.kind != Diagnosis::Kind::fact && theirs.mistake == own.mistake)
        return other.result.id;
  }
  return "";
}

// The mistakes that an exercise was diagnosed with may be those of what it calls, or one of two
// may. Says whether any is.
bool inherits(ExerciseResult& exercise, const std::vector<std::string>& callees,
              const std::vector<GradedExercise>& graded) {
  bool any = false;
  for (Diagnosis& own : exercise.diagnoses) {
    if (own.kind == Diagnosis::Kind::fact || own.kind == Diagnosis::Kind::same) continue;
    own.inherited_from = find_origin(own, callees, graded);
    any = any || !own.inherited_from.empty();
  }
  return any;
}

// One that is wrong, and calls one that is wrong too, may have only inherited it: that is sure
// where its numbers show just that.
void note_wrong_callees(const std::vector<Built>& built, std::vector<GradedExercise>& graded) {
  for (std::size_t i = 0; i < graded.size(); ++i) {
    const auto* library = std::get_if<Library>(&built[i]);
    if (library == nullptr || !is_wrong(graded[i].result)) continue;
    const auto callee = std::ranges::find_if(graded, [&](const GradedExercise& other) {
      return is_wrong(other.result) && contains(library->callees, other.result.id);
    });
    if (callee != graded.end() && !inherits(graded[i].result, library->callees, graded))
      graded[i].result.notes.push_back({"note.calls_wrong", {{"exercise", callee->result.id}}});
  }
}

// All culprits are found before any verdict is changed: a callee may be blocked itself.
void blame_callees(const std::vector<Built>& built, std::vector<GradedExercise>& graded) {
  std::vector<std::string> culprits;
  for (std::size_t i = 0; i < graded.size(); ++i)
    culprits.push_back(find_culprit(graded[i].result, built[i], graded));
  for (std::size_t i = 0; i < graded.size(); ++i)
    if (!culprits[i].empty())
      blame(graded[i].result, culprits[i]);
    else if (std::holds_alternative<Library>(built[i]))
      graded[i].result.still_throws = has_unwritten(graded[i].result);
  note_wrong_callees(built, graded);
}

Result start_result(const Submission& submission, const Pack& pack, const Workshop& workshop,
                    const Toolbox& toolbox) {
  Result result{.chapter = pack.chapter.id, .chapter_title = pack.chapter.title};
  result.submission_id = submission.id;
  result.submission_digest = submission.digest;
  result.pack_digest = pack.digest;
  result.secret = pack.secret;
  result.sandbox_level = to_string(workshop.sandbox.level());
  result.compiler = "g++ " + toolbox.compiler_version;
  result.flags = fmt::format("{}", fmt::join(workshop.toolchain.flags, " "));
  result.notes = submission.notes;
  return result;
}

}  // namespace

Graded grade(const Submission& submission, const Pack& pack, const Workshop& workshop) {
  const auto started = std::chrono::steady_clock::now();
  const Toolbox toolbox = open_toolbox_of(pack, workshop);
  const auto built = build_submission(submission, pack, toolbox, workshop);
  auto exercises = run_all(submission, pack, toolbox, built, workshop);
  blame_callees(built, exercises);
  Graded graded{.result = start_result(submission, pack, workshop, toolbox)};
  for (GradedExercise& exercise : exercises) {
    exercise.result.missing = !submission.sources.contains(exercise.result.file);
    graded.timing.exercises.push_back({exercise.result.id, exercise.cpu_seconds});
    graded.result.exercises.push_back(std::move(exercise.result));
  }
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - started;
  graded.timing.wall_seconds = wall.count();
  return graded;
}

}  // namespace grader
