#include "grader/diagnose/diagnose.hpp"

#include "grader/diagnose/facts.hpp"
#include "grader/diagnose/name_mistakes.hpp"

namespace grader {
namespace {

// Results of nothing but zeros come of many pairs of mistakes, and mostly of none.
bool says_more_than_two(const Diagnosis& fact) {
  return fact.mistake == "fact.zeros";
}

}  // namespace

std::vector<Diagnosis> diagnose(const PackedExercise& exercise,
                                const std::vector<Observation>& observations) {
  std::vector<Diagnosis> diagnoses = name_mistakes(exercise, observations);
  if (diagnoses.empty() || diagnoses.front().kind == Diagnosis::Kind::together)
    if (auto fact = find_fact(exercise, observations);
        fact && (diagnoses.empty() || says_more_than_two(*fact)))
      diagnoses = {std::move(*fact)};
  const auto failed = static_cast<std::int64_t>(count_failed(observations));
  for (Diagnosis& each : diagnoses) each.cases_failed = failed;
  return diagnoses;
}

}  // namespace grader
