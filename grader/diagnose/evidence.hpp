// Observations held against predictions: what both the search for one mistake and for two do.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "grader/diagnose/observation.hpp"
#include "grader/pack/pack.hpp"
#include "grader/result/result.hpp"

namespace grader {

// A mistake is named if it explains so many cases, or all that failed.
inline constexpr std::size_t enough_cases = 2;

// An observation and the fingerprint of its value, which many mistakes are compared with.
struct Evidence {
  const Observation* seen;
  std::optional<Fingerprint> fingerprint;
};

// `observations` must outlive what is returned.
std::vector<Evidence> evidence_of(const std::vector<Observation>& observations);

const Trial& trial_of(const PackedExercise& exercise, const Observation& seen);

enum class Fit : std::uint8_t { says_nothing, explained, contradicted };

Fit fit(const Prediction& prediction, const Evidence& evidence);

// How well something explains all evidence. The more cases and trials, the better.
struct Explained {
  bool contradicted = false;
  std::set<std::size_t> cases;
  std::size_t trials = 0;

  void add(Fit fit, std::size_t case_index) {
    contradicted = contradicted || fit == Fit::contradicted;
    if (fit != Fit::explained) return;
    cases.insert(case_index);
    ++trials;
  }
  bool holds() const { return !contradicted && trials > 0; }
  bool better_than(const Explained& other) const {
    return std::pair(cases.size(), trials) > std::pair(other.cases.size(), other.trials);
  }
};

Diagnosis diagnosis_of(const PackedMistake& mistake, const Explained& explained,
                       Diagnosis::Kind kind);

}  // namespace grader
