#include "grader/diagnose/evidence.hpp"

namespace grader {

std::vector<Evidence> evidence_of(const std::vector<Observation>& observations) {
  std::vector<Evidence> evidence;
  for (const Observation& seen : observations) {
    evidence.push_back({.seen = &seen});
    if (seen.value) evidence.back().fingerprint = fingerprint_of(*seen.value);
  }
  return evidence;
}

const Trial& trial_of(const PackedExercise& exercise, const Observation& seen) {
  return exercise.cases[seen.case_index].trials[seen.trial];
}

Fit fit(const Prediction& prediction, const Evidence& evidence) {
  switch (prediction.kind) {
    case Prediction::Kind::right:
      return evidence.seen->right ? Fit::says_nothing : Fit::contradicted;
    case Prediction::Kind::nothing:
      return Fit::says_nothing;
    default:
      return evidence.fingerprint &&
                     alike(*evidence.fingerprint, prediction.fingerprint, prediction.allowed)
                 ? Fit::explained
                 : Fit::contradicted;
  }
}

Diagnosis diagnosis_of(const PackedMistake& mistake, const Explained& explained,
                       Diagnosis::Kind kind) {
  return {.mistake = mistake.id,
          .kind = kind,
          .cases_explained = static_cast<std::int64_t>(explained.cases.size()),
          .heading = mistake.heading,
          .message = mistake.message};
}

}  // namespace grader
