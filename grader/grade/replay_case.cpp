#include "grader/grade/replay_case.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/contains.hpp"
#include "grader/compare/close.hpp"
#include "grader/grade/build_submission.hpp"
#include "grader/grade/grade_exercise.hpp"
#include "grader/pack/step_values.hpp"
#include "grader/score/decide.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

// A function of the chapter: the exercise that it belongs to and its number there.
struct Owned {
  std::size_t exercise = 0, function = 0;
};

std::optional<Owned> find_function(const Pack& pack, const std::string& name) {
  for (std::size_t e = 0; e < pack.exercises.size(); ++e) {
    const auto& functions = pack.exercises[e].info.functions;
    const auto found = std::ranges::find(functions, name);
    if (found != functions.end())
      return Owned{e, static_cast<std::size_t>(found - functions.begin())};
  }
  return std::nullopt;
}

std::string short_name(const std::string& function) {
  return function.substr(function.rfind(':') + 1);
}

// Calls one function of a student's once.
class Asked {
 public:
  Asked(const Library& library, double cpu_seconds, const Workshop& workshop)
      : session_(workshop.sandbox.open(library.shared_object)),
        limits_(trial_limits(cpu_seconds * workshop.machine_factor)) {}

  // The function's answer, and what it comes to beside that of `trial`.
  std::pair<std::optional<Value>, Decision> ask(std::size_t function, const Trial& trial) {
    const TrialFacts facts = run_trial(*session_, request_for(function, {&trial}, limits_), quiet_);
    const auto* returned =
        facts.replies.empty() ? nullptr : std::get_if<Returned>(&facts.replies.front());
    return {returned != nullptr ? std::optional(returned->value) : std::nullopt,
            decide(facts, {&trial})};
  }

 private:
  std::unique_ptr<Session> session_;
  Limits limits_;
  Quiet quiet_;
};

class Replayer {
 public:
  Replayer(const ReplayRequest& request, const Submission& submission, const Pack& pack,
           const Workshop& workshop)
      : request_(request), pack_(pack), workshop_(workshop) {
    const Toolbox toolbox = open_toolbox_of(pack, workshop);
    built_ = build_submission(submission, pack, toolbox, workshop);
    own_ = static_cast<std::size_t>(&request.exercise - pack.exercises.data());
    library_ = std::get_if<Library>(&built_[own_]);
  }

  Replayed replay() {
    Replayed done;
    Replay& replay = done.replay;
    replay.exercise = run_case();
    trial_ = request_.trial.value_or(first_wrong(replay.exercise));
    replay.trial = static_cast<int>(trial_);
    replay.trials = static_cast<int>(request_.each.trials.size());
    replay.call = call_text();
    replay.inputs = inputs();
    add_steps(replay);
    replay.steps.push_back(own_step(replay.exercise.cases.at(0)));
    done.callees = library_ != nullptr ? library_->callees : all_needs();
    return done;
  }

 private:
  const Trial& trial() const { return request_.each.trials[trial_]; }

  // The case by itself, and of it one trial alone where one is asked for.
  ExerciseResult run_case() const {
    PackedExercise alone{.info = request_.exercise.info};
    alone.cases = {request_.each};
    if (request_.trial) alone.cases[0].trials = {request_.each.trials[*request_.trial]};
    Quiet quiet;
    ExerciseResult result =
        grade_exercise(alone, built_[own_], {workshop_.sandbox, workshop_.machine_factor, quiet})
            .result;
    if (library_ != nullptr && result.verdict == Verdict::not_attempted) blame(result);
    return result;
  }

  // "Not implemented" may come out of a function that this one calls: then it waits for that one.
  void blame(ExerciseResult& result) const {
    result.still_throws = true;
    for (std::size_t i = 0; i < built_.size(); ++i) {
      const PackedExercise& callee = pack_.exercises[i];
      const auto* library = std::get_if<Library>(&built_[i]);
      if (library == nullptr || !contains(library_->callees, callee.info.id)) continue;
      const auto shown = std::ranges::find(callee.cases, false, &Case::hidden);
      if (shown == callee.cases.end()) continue;
      Asked asked(*library, shown->cpu_seconds, workshop_);
      const auto answer = asked.ask(shown->function, shown->trials.front());
      if (answer.second.verdict != Verdict::not_attempted) continue;
      result.verdict = result.cases.at(0).verdict = Verdict::blocked;
      result.still_throws = false;
      result.blocked_by = callee.info.id;
      return;
    }
  }

  static std::size_t first_wrong(const ExerciseResult& exercise) {
    const auto& detail = exercise.cases.at(0).detail;
    return detail ? static_cast<std::size_t>(detail->trial) : 0;
  }

  std::string call_text() const {
    const ExerciseInfo& info = request_.exercise.info;
    return fmt::format("{}({})", short_name(info.functions.at(request_.each.function)),
                       fmt::join(info.arguments.at(request_.each.function), ", "));
  }

  std::vector<NamedValue> inputs() const {
    std::vector<NamedValue> inputs;
    const auto& names = request_.exercise.info.arguments.at(request_.each.function);
    for (std::size_t i = 0; i < names.size() && i < trial().arguments.size(); ++i)
      inputs.push_back({names[i], trial().arguments[i], request_.each.arguments_as.at(i)});
    return inputs;
  }

  void add_steps(Replay& replay) const {
    for (std::size_t i = 0; i < trial().steps.size(); ++i) {
      const StepInfo& info = request_.exercise.steps[i];
      ReplayStep step{.name = info.name};
      step.detail.expected = trial().steps[i].value;
      step.detail.expected_as.fields = info.fields;
      ask(info, trial().steps[i], step);
      replay.steps.push_back(std::move(step));
    }
  }

  // Of a function that the student's code does not call nothing can be told.
  void ask(const StepInfo& info, const StepValue& value, ReplayStep& step) const {
    const auto owned = find_function(pack_, info.function);
    if (!owned || library_ == nullptr) return;
    const PackedExercise& owner = pack_.exercises[owned->exercise];
    const auto* library = std::get_if<Library>(&built_[owned->exercise]);
    const auto calls = calls_of(info, trial().arguments, trial().steps);
    if (library == nullptr || !contains(library_->callees, owner.info.id) || !calls ||
        info.arguments.size() != owner.info.arguments.at(owned->function).size())
      return;
    step.asked = short_name(info.function);
    Asked asked(*library, request_.each.cpu_seconds, workshop_);
    List answers;
    for (const List& call : *calls) {
      // Only whether an answer comes is of interest yet: what is expected is another shape.
      auto [answer, decision] = asked.ask(owned->function, {call, value.value, value.allowed, {}});
      step.verdict = decision.verdict;
      if (!answer) return;
      answers.push_back(std::move(*answer));
    }
    step.detail.yours = value_of(info, std::move(answers));
    judge(value, step);
  }

  static void judge(const StepValue& value, ReplayStep& step) {
    const Comparison comparison = compare(*step.detail.yours, value.value, value.allowed);
    step.detail.mismatch = comparison.mismatch;
    step.verdict = verdict_of(comparison.closeness);
  }

  // What the run of the case said.
  ReplayStep own_step(const CaseResult& result) const {
    ReplayStep step;
    if (library_ != nullptr)
      step.asked = short_name(request_.exercise.info.functions[request_.each.function]);
    step.verdict = result.verdict;
    if (result.detail) step.detail = *result.detail;
    step.detail.inputs.clear();
    step.detail.expected = trial().expected;
    step.detail.expected_as =
        trial_ == 0 ? request_.each.expected_as : without_numbers(request_.each.expected_as);
    return step;
  }

  // What a right answer usually calls, directly or not.
  std::vector<std::string> all_needs() const {
    std::vector<std::string> all = request_.exercise.info.needs;
    for (std::size_t i = 0; i < all.size(); ++i)
      for (const PackedExercise& exercise : pack_.exercises)
        if (exercise.info.id == all[i])
          for (const std::string& need : exercise.info.needs)
            if (!contains(all, need)) all.push_back(need);
    return all;
  }

  const ReplayRequest& request_;
  const Pack& pack_;
  const Workshop& workshop_;
  std::vector<Built> built_;
  std::size_t own_ = 0;
  const Library* library_ = nullptr;  // null: it could not be built
  std::size_t trial_ = 0;
};

}  // namespace

Replayed replay_case(const ReplayRequest& request, const Submission& submission, const Pack& pack,
                     const Workshop& workshop) {
  return Replayer(request, submission, pack, workshop).replay();
}

}  // namespace grader
