#include "grader/pack/make_pack.hpp"

#include <ctime>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/base/last_words.hpp"
#include "grader/compare/close.hpp"
#include "grader/pack/bounds.hpp"
#include "grader/pack/companions.hpp"
#include "grader/pack/expectation.hpp"
#include "grader/pack/generators.hpp"
#include "grader/pack/pack_file.hpp"
#include "grader/pack/predict.hpp"
#include "grader/pack/step_values.hpp"

namespace grader {
namespace {

constexpr const char* public_secret =
    "the public secret: hidden cases drawn with it are known to anybody";
constexpr double least_cpu_seconds = 0.5;
constexpr std::size_t most_step_numbers = 1000;  // of one trial

// Where `written` stands; the case's name where it stands in no file.
std::string place_of(const Written& written, const std::string& exercise, const CaseSpec& spec) {
  return written.place.empty() ? exercise + "/" + spec.id : written.place;
}

// The excerpt ends with a line feed, as those of other errors; a message does not.
std::string excerpt_of(const Written& written) {
  const std::string& text = written.excerpt;
  return text.empty() ? "" : "\n" + text.substr(0, text.size() - 1);
}

void check_expectation(const Exercise& exercise, const CaseSpec& spec, const Trial& trial) {
  if (!spec.expect) return;
  const Comparison comparison =
      compare(in_form_of(*spec.expect, trial.expected), trial.expected, trial.allowed);
  if (comparison.closeness == Closeness::close) return;
  const bool texts =
      comparison.mismatch && comparison.mismatch->yours == comparison.mismatch->expected;
  const std::string text =
      texts                 ? "the file's text is another one than the reference's"
      : comparison.mismatch ? fmt::format("the file says {:.17g} where the reference gives {:.17g}",
                                          comparison.mismatch->yours, comparison.mismatch->expected)
                            : "the file's value has another shape than the reference's";
  throw Misuse({"pack.reference_disagrees",
                {{"exercise", exercise.info.id},
                 {"case", spec.id},
                 {"text", text},
                 {"place", place_of(spec.expect_written, exercise.info.id, spec)},
                 {"excerpt", excerpt_of(spec.expect_written)}}});
}

// What a trial may take where the reference took `seconds` for all of a case's, probes included. In
// powers of two, and for all ordinary cases the least one: the pack shall not depend on the day it
// was made.
double limit_for(double seconds) {
  double limit = least_cpu_seconds;
  while (limit < 5 * seconds) limit *= 2;
  return limit;
}

// The same for arguments that may make no sense.
Answer answer_if_any(Reference& reference, const std::string& function) {
  return [&](const List& arguments) -> std::optional<Value> {
    try {
      return reference.call(function, arguments);
    } catch (const Misuse&) {
      return std::nullopt;
    }
  };
}

Trial make_trial(const CaseSpec& spec, int number, const Maker& maker) {
  const Names sizes = draw_sizes(spec, number, maker.random);
  Trial trial{.arguments = make_arguments(spec, sizes, maker)};
  const std::string& function = maker.exercise.functions.at(spec.function);
  trial.expected = maker.reference.call(function, trial.arguments);
  trial.allowed = allowed_for(answer_of(maker.reference, function), trial.arguments, trial.expected,
                              maker.random);
  return trial;
}

// Whatever goes wrong with the reference, goes wrong in a case: it is named, even if this process
// does not survive it.
template <class Make>
auto placed(const CaseSpec& spec, const std::string& exercise, const Make& make)
    -> decltype(make()) {
  const std::string place = place_of(spec.written, exercise, spec);
  const LastWords last(place + ": the reference was asked for " + exercise + ", case " + spec.id);
  try {
    return make();
  } catch (const Misuse& misuse) {
    Message message = misuse.message();
    message.values.insert({{"exercise", exercise},
                           {"case", spec.id},
                           {"place", place},
                           {"excerpt", excerpt_of(spec.written)}});
    throw Misuse(message);
  }
}

struct Context {
  const std::vector<const ExerciseInfo*>& chapter;
  const std::vector<Mistake>& mistakes;
  const Sources& sources;
  const PackOptions& options;
};

std::size_t numbers_in(const Value& value) {
  std::size_t numbers = 0;
  for (const Array* array : arrays_of(value))
    numbers += array != nullptr ? array->numbers.size() : 0;
  return numbers;
}

// Only what is shown has steps, and only trials small enough to be read: these are the first ones.
void add_steps(const Exercise& exercise, const CaseSpec& spec, const Context& context, Case& made) {
  for (Trial& trial : made.trials) {
    auto steps = placed(spec, exercise.info.id, [&] {
      return values_of(exercise.steps, trial.arguments, context.sources.reference);
    });
    std::size_t numbers = 0;
    for (const StepValue& step : steps) numbers += numbers_in(step.value);
    if (numbers <= most_step_numbers) trial.steps = std::move(steps);
  }
}

Case make_case(const Exercise& exercise, const CaseSpec& spec, const Context& context) {
  // Mostly only hidden cases are drawn with the secret: visible ones are the same for everybody.
  const bool is_secret = spec.hidden || context.options.redraw;
  const std::string secret =
      is_secret ? context.options.secret.value_or(public_secret) : public_secret;
  Random random(keyed_digest(secret, exercise.info.id + "/" + spec.id));
  const Maker maker{exercise.info, context.chapter, context.sources.reference, random};
  Case made{.id = spec.id, .hidden = spec.hidden, .function = spec.function};
  made.arguments_as = spec.given_as;
  made.expected_as = spec.expect_as;
  const std::clock_t before = std::clock();
  for (int i = 0; i < spec.repeat; ++i)
    made.trials.push_back(
        placed(spec, exercise.info.id, [&] { return make_trial(spec, i, maker); }));
  made.cpu_seconds = limit_for(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
  check_expectation(exercise, spec, made.trials.front());
  if (!spec.hidden) add_steps(exercise, spec, context, made);
  return made;
}

// Cases without points of their own share evenly what the others leave.
void split_points(double points, const std::vector<const CaseSpec*>& specs,
                  std::vector<Case>& cases) {
  double left = points;
  std::size_t sharing = 0;
  for (const CaseSpec* spec : specs) {
    left -= spec->points.value_or(0);
    if (!spec->points) ++sharing;
  }
  for (std::size_t i = 0; i < specs.size(); ++i)
    cases[i].points =
        specs[i]->points.value_or(sharing > 0 ? left / static_cast<double>(sharing) : 0);
}

// Some for each function; of one that no case calls nobody asks for them.
std::vector<std::vector<Trial>> companions_of(const PackedExercise& packed,
                                              const std::vector<const CaseSpec*>& specs,
                                              const Context& context) {
  const Random random(keyed_digest(public_secret, packed.info.id + "/companion"));
  std::vector<std::vector<Trial>> companions(packed.info.functions.size());
  std::set<std::size_t> made;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const std::size_t function = specs[i]->function;
    if (!made.insert(function).second) continue;
    const auto answer = answer_if_any(context.sources.reference, packed.info.functions[function]);
    companions[function] = placed(*specs[i], packed.info.id, [&] {
      return make_companions(answer, packed.cases[i].trials.front(), random);
    });
  }
  return companions;
}

PackedExercise make_exercise(const Exercise& exercise, const Context& context) {
  std::vector<const CaseSpec*> specs;
  for (const CaseSpec& spec : exercise.cases)
    if (!spec.hidden || !context.options.visible_only) specs.push_back(&spec);
  PackedExercise packed{.info = exercise.info};
  for (const CaseSpec* spec : specs) packed.cases.push_back(make_case(exercise, *spec, context));
  split_points(exercise.info.points, specs, packed.cases);
  packed.companions = companions_of(packed, specs, context);
  packed.steps = infos_of(exercise.steps);
  if (context.sources.mistaken != nullptr)
    predict_mistakes(packed, context.mistakes, *context.sources.mistaken);
  return packed;
}

}  // namespace

std::size_t count_names(const PackedExercise& exercise) {
  std::size_t count = 0;
  for (const PackedMistake& mistake : exercise.mistakes) count += mistake.names.size();
  return count;
}

bool Pack::has_hidden() const {
  for (const PackedExercise& exercise : exercises)
    for (const Case& each : exercise.cases)
      if (each.hidden) return true;
  return false;
}

Pack make_pack(const Chapter& chapter, const Sources& sources, const PackOptions& options,
               std::map<std::string, Bytes> start_files) {
  std::vector<const ExerciseInfo*> infos;
  for (const Exercise& exercise : chapter.exercises) infos.push_back(&exercise.info);
  Pack pack{.chapter = chapter.info, .start_files = std::move(start_files)};
  for (const Exercise& exercise : chapter.exercises)
    pack.exercises.push_back(make_exercise(exercise, {infos, chapter.mistakes, sources, options}));
  pack.secret = !pack.has_hidden() ? "none" : options.secret ? "private" : "public";
  pack.digest = digest_of_pack(pack);
  return pack;
}

}  // namespace grader
