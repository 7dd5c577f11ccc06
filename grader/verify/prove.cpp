#include "grader/verify/prove.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "grader/compare/close.hpp"
#include "grader/diagnose/diagnose.hpp"
#include "grader/diagnose/table.hpp"

namespace grader {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

double ratio_of(double yours, double expected, double allowed) {
  if (yours == expected) return 0;
  const double ratio = std::abs(yours - expected) / allowed;
  return std::isnan(ratio) ? infinity : ratio;
}

// How far the worst number of `yours` is off, in its row's bounds: at most 1 where it is right.
// Infinity where a bound is 0, a number is not finite, a text or the shape is another one.
double ratio_of(const Value& yours, const Trial& trial) {
  double worst = 0;
  for (const Table& table : tables_of(yours, trial))
    for (std::size_t i = 0; i < table.rows; ++i)
      for (std::size_t j = 0; j < table.columns; ++j)
        worst = std::max(worst, ratio_of(table.mine(i, j), table.want(i, j), table.allowed[i]));
  const Closeness closeness = compare(yours, trial.expected, trial.allowed).closeness;
  return closeness == Closeness::close || worst > 1 ? worst : infinity;
}

class Proving {
 public:
  Proving(const PackedExercise& exercise, Mistaken& mistaken)
      : exercise_(exercise), mistaken_(mistaken) {}

  MistakeProof prove_mistake(const PackedMistake& mistake, const std::string& name) {
    MistakeProof proof{.name = name, .caught_by = std::vector<bool>(exercise_.cases.size())};
    const auto observations = observe(name, proof);
    const auto diagnoses = diagnose(exercise_, observations);
    if (diagnoses.empty() || diagnoses.front().kind != Diagnosis::Kind::mistake) return proof;
    proof.named = diagnoses.front().mistake;
    proof.named_rightly = std::ranges::any_of(diagnoses, [&](const Diagnosis& each) {
      return each.mistake == mistake.id && each.kind != Diagnosis::Kind::together;
    });
    return proof;
  }

  HonestProof prove_honest(const std::string& name) {
    HonestProof proof{.name = name};
    for (const Case& each : exercise_.cases)
      for (const Trial& trial : each.trials) {
        const auto value = call(each, trial, name);
        proof.share = std::max(proof.share, value ? ratio_of(*value, trial) : infinity);
      }
    return proof;
  }

 private:
  std::optional<Value> call(const Case& each, const Trial& trial, const std::string& name) {
    return mistaken_.call(exercise_.info.functions[each.function], {name}, trial.arguments);
  }

  std::vector<Observation> observe(const std::string& name, MistakeProof& proof) {
    std::vector<Observation> observations;
    for (std::size_t i = 0; i < exercise_.cases.size(); ++i)
      for (std::size_t t = 0; t < exercise_.cases[i].trials.size(); ++t) {
        const Trial& trial = exercise_.cases[i].trials[t];
        Observation seen{.case_index = i, .trial = t};
        seen.value = call(exercise_.cases[i], trial, name);
        const double ratio = seen.value ? ratio_of(*seen.value, trial) : 0;
        seen.right = seen.value && ratio <= 1;
        if (ratio > 1) proof.caught_by[i] = true;
        proof.distance = std::max(proof.distance, ratio);
        observations.push_back(std::move(seen));
      }
    return observations;
  }

  const PackedExercise& exercise_;
  Mistaken& mistaken_;
};

}  // namespace

ExerciseProof prove(const PackedExercise& exercise, const std::vector<std::string>& honest,
                    Mistaken& mistaken) {
  ExerciseProof proof{.exercise = exercise.info.id};
  for (const Case& each : exercise.cases) {
    proof.cases.push_back(each.id);
    proof.hidden.push_back(each.hidden);
  }
  Proving proving(exercise, mistaken);
  for (const PackedMistake& mistake : exercise.mistakes)
    for (const std::string& name : mistake.names)
      proof.mistakes.push_back(proving.prove_mistake(mistake, name));
  for (const std::string& name : honest) proof.honest.push_back(proving.prove_honest(name));
  return proof;
}

}  // namespace grader
