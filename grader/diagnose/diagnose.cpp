#include "grader/diagnose/diagnose.hpp"

#include "grader/diagnose/facts.hpp"
#include "grader/diagnose/name_mistakes.hpp"

namespace grader {

std::vector<Diagnosis> diagnose(const PackedExercise& exercise,
                                const std::vector<Observation>& observations) {
  std::vector<Diagnosis> diagnoses = name_mistakes(exercise, observations);
  if (diagnoses.empty())
    if (auto fact = find_fact(exercise, observations)) diagnoses.push_back(std::move(*fact));
  const auto failed = static_cast<std::int64_t>(count_failed(observations));
  for (Diagnosis& each : diagnoses) each.cases_failed = failed;
  return diagnoses;
}

}  // namespace grader
