#include "grader/grade/grade_exercise.hpp"

#include <algorithm>
#include <csignal>
#include <map>
#include <utility>

#include "grader/base/fault.hpp"
#include "grader/diagnose/diagnose.hpp"
#include "grader/result/keep.hpp"
#include "grader/score/decide.hpp"
#include "grader/score/score.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

// After so many confirmed ones in an exercise, its remaining cases are timed out without being run.
constexpr int most_timeouts = 3;

// So many numbers of an exercise's results are kept to be looked at; more would fill the memory.
constexpr std::size_t most_observed = 400'000;

// At least 1, also of what holds none: it takes room all the same.
std::size_t count_numbers(const Value& value) {
  std::size_t count = 1;
  if (const auto* array = std::get_if<Array>(&value.content))
    count = std::max(count, array->numbers.size());
  if (const auto* text = std::get_if<std::string>(&value.content))
    count = std::max(count, text->size() / sizeof(double));
  if (const auto* list = std::get_if<List>(&value.content))
    for (const Value& each : *list) count += count_numbers(each);
  return count;
}

// The signals that wrong memory, wrong numbers and failed checks end in; others have nothing to do
// with the values that the code works on.
bool is_suspicious(const std::optional<int>& signal) {
  static constexpr int suspicious[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP};
  return signal && std::ranges::count(suspicious, *signal) > 0;
}

}  // namespace

// Runs the cases of one exercise.
class ExerciseRun {
 public:
  ExerciseRun(const PackedExercise& exercise, const Library& library, const Stand& stand)
      : exercise_(exercise), library_(library), stand_(stand) {}

  CaseResult run(const Case& each) {
    CaseResult result{.id = each.id, .hidden = each.hidden, .max_points = each.points};
    result.verdict = Verdict::right;
    for (std::size_t i = 0; i < each.trials.size(); ++i) {
      if (timeouts_ >= most_timeouts) return given_up(std::move(result), each);
      Decision decision = run_trial_of(each, i);
      observe(each, i, decision);
      const bool known = decision.verdict == Verdict::right && !each.hidden;
      if (known) known_right_[each.function] = &each.trials[i];
      if (decision.verdict == Verdict::timed_out) ++timeouts_;
      if (decision.verdict == Verdict::right || result.verdict != Verdict::right) continue;
      result.verdict = decision.verdict;
      if (!each.hidden) suspect(each, i, decision);
      result.detail = complete(kept(std::move(decision.detail)), each, i);
      result.has_steps = !each.trials[i].steps.empty();
    }
    if (result.verdict == Verdict::right) result.points = each.points;
    return result;
  }

  // What is run later gets another session: one goes with the thread that began it.
  void end_session() { session_.reset(); }

  double cpu_seconds() const { return cpu_seconds_; }

  const std::optional<Suspicion>& suspicion() const { return suspicion_; }

  // Of every trial that was run, in the order of the cases.
  std::vector<Observation> observations() const {
    std::vector<Observation> all = observations_;
    std::ranges::stable_sort(all, {}, &Observation::case_index);
    return all;
  }

 private:
  // Of a trial that went wrong for what it changed or remembered, the value itself may be right.
  void observe(const Case& each, std::size_t trial, const Decision& decision) {
    const Detail& detail = decision.detail;
    const bool value_is_right = detail.differs_when_called_again || detail.inputs_changed;
    Observation seen{.case_index = static_cast<std::size_t>(&each - exercise_.cases.data()),
                     .trial = trial};
    seen.right = decision.verdict == Verdict::right ||
                 (value_is_right && (detail.differs_when_called_again || !detail.yours));
    const std::size_t numbers = detail.yours ? count_numbers(*detail.yours) : 0;
    if (!seen.right && detail.yours && observed_ + numbers <= most_observed) {
      seen.value = detail.yours;
      observed_ += numbers;
    }
    observations_.push_back(std::move(seen));
  }

  // Of the first case that is shown and goes wrong.
  void suspect(const Case& each, std::size_t trial, const Decision& decision) {
    if (std::exchange(one_went_wrong_, true)) return;
    const Detail& detail = decision.detail;
    if (!detail.differs_when_called_again && !is_suspicious(detail.signal) &&
        detail.reason != Reason::unreadable_answer)
      return;
    suspicion_ = Suspicion{each.id, request_of(each, calls_of(each, trial))};
  }

  Decision run_trial_of(const Case& each, std::size_t index) {
    const Calls calls = calls_of(each, index);
    const TrialFacts facts = run_calls(each, calls);
    const Calls off = off_in_between(facts, calls);
    // A call in between that went wrong costs its own trial, not this one: unless it goes right
    // alone.
    const bool lost = !off.empty() && facts.replies.size() + 1 < calls.size();
    const Decision decision = lost ? run_alone(each, *calls[0]) : decide(facts, calls);
    if (decision.verdict != Verdict::right) return decision;
    for (const Trial* trial : off)
      if (run_alone(each, *trial).verdict == Verdict::right) return decide_remembered();
    return decision;
  }

  Decision run_alone(const Case& each, const Trial& trial) {
    return decide(run_calls(each, {&trial}), {&trial});
  }

  CaseRequest request_of(const Case& each, const Calls& calls) const {
    return request_for(each.function, calls,
                       trial_limits(each.cpu_seconds * stand_.machine_factor));
  }

  TrialFacts run_calls(const Case& each, const Calls& calls) {
    if (!session_) session_ = stand_.sandbox.open(library_.shared_object);
    TrialFacts facts = run_trial(*session_, request_of(each, calls), stand_.quiet);
    if (!each.hidden) cpu_seconds_ += facts.cpu_seconds;
    return facts;
  }

  // Every trial calls the function with its own inputs A, with others, and with A again: a pure
  // function does not notice. The others are those of the last visible trial that was right; the
  // function's very first trial meets A's companions and a trial that is still to come.
  Calls calls_of(const Case& each, std::size_t index) const {
    const Trial* trial = &each.trials[index];
    if (trial != first_trial(each.function)) {
      const auto known = known_right_.find(each.function);
      return known == known_right_.end() ? Calls{trial} : Calls{trial, known->second, trial};
    }
    Calls calls = {trial, other_trial(each.function), trial};
    if (each.function < exercise_.companions.size())
      for (const Trial& companion : exercise_.companions[each.function])
        calls.insert(calls.end() - 2, &companion);
    return calls;
  }

  const Trial* first_trial(std::size_t function) const {
    for (const Case& each : exercise_.cases)
      if (each.function == function) return &each.trials.front();
    return nullptr;
  }

  // The trial after the first; where there is no second one, the first again. A case that is shown
  // never meets the inputs of a hidden one: what it prints is shown too.
  const Trial* other_trial(std::size_t function) const {
    const Case* first = nullptr;
    for (const Case& each : exercise_.cases) {
      if (each.function != function) continue;
      if (first == nullptr && each.trials.size() > 1) return &each.trials[1];
      if (first != nullptr && (first->hidden || !each.hidden)) return &each.trials.front();
      if (first == nullptr) first = &each;
    }
    return &first->trials.front();
  }

  Detail complete(Detail detail, const Case& each, std::size_t index) const {
    detail.trial = static_cast<int>(index);
    detail.trials = static_cast<int>(each.trials.size());
    const auto& names = exercise_.info.arguments.at(each.function);
    const List& values = each.trials[index].arguments;
    for (std::size_t i = 0; i < values.size() && i < names.size(); ++i)
      detail.inputs.push_back(
          {names[i], values[i], i < each.arguments_as.size() ? each.arguments_as[i] : Notation{}});
    // The author's numbers are those of the first trial.
    detail.expected_as = index == 0 ? each.expected_as : without_numbers(each.expected_as);
    return detail;
  }

  CaseResult given_up(CaseResult result, const Case& each) const {
    if (result.verdict != Verdict::right) return result;
    result.verdict = Verdict::timed_out;
    result.detail = Detail{.limit_seconds = each.cpu_seconds * stand_.machine_factor};
    return result;
  }

  const PackedExercise& exercise_;
  const Library& library_;
  const Stand& stand_;
  std::unique_ptr<Session> session_;
  std::map<std::size_t, const Trial*> known_right_;  // by function
  std::vector<Observation> observations_;
  std::size_t observed_ = 0;  // numbers in all of them together
  int timeouts_ = 0;
  bool one_went_wrong_ = false;  // of the cases that are shown
  std::optional<Suspicion> suspicion_;
  double cpu_seconds_ = 0;
};

namespace {

// Every case shares the fate of the whole.
void fill_cases(ExerciseResult& result, const PackedExercise& exercise, Verdict verdict) {
  result.cases.clear();
  for (const Case& each : exercise.cases)
    result.cases.push_back(
        {.id = each.id, .verdict = verdict, .hidden = each.hidden, .max_points = each.points});
  result.verdict = verdict;
}

ExerciseResult start_result(const PackedExercise& exercise) {
  ExerciseResult result{.id = exercise.info.id, .file = exercise.info.file};
  result.title = exercise.info.title;
  result.explanation = exercise.info.explanation;
  result.extra = exercise.info.extra;
  result.has_hints = !exercise.info.hints.empty();
  result.max_score = exercise.info.points;
  fill_cases(result, exercise, Verdict::right);  // until they have been run
  return result;
}

void fill_not_built(ExerciseResult& result, const PackedExercise& exercise,
                    const NotBuilt& trouble) {
  fill_cases(result, exercise, trouble.verdict);
  if (!trouble.compiler.text.empty()) result.compiler = trouble.compiler;
  result.blocked_by = trouble.blocked_by;
  result.blocked_because = trouble.blocked_because;
  result.expected_signature = trouble.expected_signature;
  result.found_signature = trouble.found_signature;
  result.forbidden = trouble.forbidden;
}

// Undefined behaviour shows in any way: so whatever went wrong, the warning about it helps.
void remark(const Library& library, ExerciseResult& result) {
  if (library.without_return == 0 || result.verdict == Verdict::right) return;
  result.notes.push_back(
      {"note.without_return",
       {{"file", result.file}, {"line", std::to_string(library.without_return)}}});
}

bool has_hidden(const PackedExercise& exercise) {
  return std::ranges::any_of(exercise.cases, &Case::hidden);
}

}  // namespace

ExerciseUnderWay::ExerciseUnderWay(const PackedExercise& exercise, const Built& built,
                                   const Stand& stand, GradedExercise& graded)
    : exercise_(exercise), built_(built), stand_(stand), graded_(graded) {
  graded_.result = start_result(exercise);
  if (const auto* trouble = std::get_if<NotBuilt>(&built))
    fill_not_built(graded_.result, exercise, *trouble);
}

ExerciseUnderWay::~ExerciseUnderWay() = default;

// A fault is ours: no case of the exercise counts, and the others go on.
template <class Work>
void ExerciseUnderWay::guarded(Work work) {
  try {
    work();
  } catch (const Fault& fault) {
    run_.reset();
    fill_cases(graded_.result, exercise_, Verdict::not_graded);
    graded_.result.notes.push_back(fault.message());
  }
}

void ExerciseUnderWay::run_cases(bool hidden) {
  for (std::size_t i = 0; i < exercise_.cases.size(); ++i)
    if (exercise_.cases[i].hidden == hidden)
      graded_.result.cases[i] = run_->run(exercise_.cases[i]);
  run_->end_session();
  graded_.cpu_seconds = run_->cpu_seconds();
  score_exercise(graded_.result);
}

void ExerciseUnderWay::run_shown() {
  const auto* library = std::get_if<Library>(&built_);
  if (library == nullptr) return;
  guarded([&] {
    run_ = std::make_unique<ExerciseRun>(exercise_, *library, stand_);
    run_cases(false);
    graded_.suspicion = run_->suspicion();
    if (!has_hidden(exercise_)) finish();
  });
}

void ExerciseUnderWay::run_hidden() {
  if (!run_) return;
  guarded([&] {
    run_cases(true);
    finish();
  });
}

void ExerciseUnderWay::finish() {
  graded_.result.diagnoses = diagnose(exercise_, run_->observations());
  remark(std::get<Library>(built_), graded_.result);
  run_.reset();
}

GradedExercise grade_exercise(const PackedExercise& exercise, const Built& built,
                              const Stand& stand) {
  GradedExercise graded;
  ExerciseUnderWay under_way(exercise, built, stand, graded);
  under_way.run_shown();
  under_way.run_hidden();
  return graded;
}

}  // namespace grader
