#include "grader/pack/predict.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/contains.hpp"
#include "grader/base/fault.hpp"
#include "grader/base/last_words.hpp"
#include "grader/compare/close.hpp"
#include "grader/pack/probes.hpp"

namespace grader {
namespace {

constexpr int nudges = 2, nudges_of_pair = 1;

PackedMistake packed(const Mistake& mistake, const std::string& exercise) {
  const auto own = mistake.messages.find(exercise);
  PackedMistake made{.id = mistake.id,
                     .step = mistake.step,
                     .same_as = mistake.same_as,
                     .heading = mistake.heading,
                     .message = own == mistake.messages.end() ? mistake.message : own->second};
  for (const std::string& name : mistake.names) {
    const auto only = mistake.only_in.find(name);
    if (only == mistake.only_in.end() || contains(only->second, exercise))
      made.names.push_back(name);
  }
  return made;
}

// A name, and whose it is.
struct Name {
  std::string name;
  const PackedMistake* mistake;
};

std::vector<Name> names_of(const PackedExercise& exercise) {
  std::vector<Name> names;
  for (const PackedMistake& mistake : exercise.mistakes)
    for (const std::string& name : mistake.names) names.push_back({name, &mistake});
  return names;
}

class Predictor {
 public:
  Predictor(PackedExercise& exercise, Mistaken& mistaken)
      : exercise_(exercise),
        mistaken_(mistaken),
        names_(names_of(exercise)),
        random_(digest_of({"mistakes", exercise.info.id})) {}

  void predict_all() {
    for (Case& each : exercise_.cases)
      for (Trial& trial : each.trials)
        for (const Name& name : names_)
          trial.mistaken.push_back(predict_one({name.name}, each, trial, nudges));
    exercise_.probes = choose_probes(exercise_);
    const std::vector<std::size_t> first = first_forms();
    for (std::size_t i = 0; i < first.size(); ++i)
      for (std::size_t j = i + 1; j < first.size(); ++j)
        if (names_[first[i]].mistake->step != names_[first[j]].mistake->step)
          try_pair(first[i], first[j]);
  }

 private:
  // Of each mistake its first form: pairs of all of them would be too many.
  std::vector<std::size_t> first_forms() const {
    std::vector<std::size_t> first;
    for (std::size_t i = 0; i < names_.size(); ++i)
      if (i == 0 || names_[i].mistake != names_[i - 1].mistake) first.push_back(i);
    return first;
  }

  Prediction predict_one(const std::vector<std::string>& names, const Case& each,
                         const Trial& trial, int probes) {
    const std::string& function = exercise_.info.functions[each.function];
    const LastWords last(fmt::format("{}, case {}: the mistake {} was being made in {}",
                                     exercise_.info.id, each.id, fmt::join(names, " and "),
                                     function));
    const auto answer = [&](const List& arguments) {
      return mistaken_.call(function, names, arguments);
    };
    return predict(answer, trial, random_, probes);
  }

  // A form may replace more steps than its own: then the two cannot be made together.
  void try_pair(std::size_t first, std::size_t second) {
    try {
      predict_pair(first, second);
    } catch (const Misuse&) {
    }
  }

  void predict_pair(std::size_t first, std::size_t second) {
    PackedPair pair{.first = first, .second = second};
    for (const Probe& probe : exercise_.probes) {
      const Case& each = exercise_.cases[probe.case_index];
      pair.mistaken.push_back(predict_one({names_[first].name, names_[second].name}, each,
                                          each.trials[probe.trial], nudges_of_pair));
    }
    exercise_.pairs.push_back(std::move(pair));
  }

  PackedExercise& exercise_;
  Mistaken& mistaken_;
  std::vector<Name> names_;
  Random random_;
};

// Never infinite: within an infinite bound everything would be alike.
float as_float(double bound) {
  constexpr double largest = std::numeric_limits<float>::max();
  return static_cast<float>(std::min(bound, largest));
}

}  // namespace

Prediction predict(const Answer& answer, const Trial& trial, Random& random, int probes) {
  const auto value = answer(trial.arguments);
  if (!value) return {.kind = Prediction::Kind::nothing};
  if (compare(*value, trial.expected, trial.allowed).closeness == Closeness::close) return {};
  const auto allowed = allowed_for(answer, trial.arguments, *value, random, probes);
  return {.kind = Prediction::Kind::value,
          .fingerprint = fingerprint_of(*value),
          .allowed = as_float(projected(allowed, *value))};
}

void predict_mistakes(PackedExercise& exercise, const std::vector<Mistake>& mistakes,
                      Mistaken& mistaken) {
  for (const Mistake& mistake : mistakes)
    if (contains(mistake.exercises, exercise.info.id))
      exercise.mistakes.push_back(packed(mistake, exercise.info.id));
  Predictor(exercise, mistaken).predict_all();
}

}  // namespace grader
