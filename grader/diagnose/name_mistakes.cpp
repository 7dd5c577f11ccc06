#include "grader/diagnose/name_mistakes.hpp"

#include <algorithm>
#include <set>

#include "grader/base/contains.hpp"
#include "grader/diagnose/evidence.hpp"
#include "grader/diagnose/name_pairs.hpp"

namespace grader {
namespace {

Explained explain(const PackedExercise& exercise, std::size_t name,
                  const std::vector<Evidence>& evidence) {
  Explained explained;
  for (const Evidence& each : evidence) {
    explained.add(fit(trial_of(exercise, *each.seen).mistaken.at(name), each),
                  each.seen->case_index);
    if (explained.contradicted) break;
  }
  return explained;
}

struct Candidate {
  const PackedMistake* mistake;
  Explained explained;
};

// Every mistake of which a form holds, with its best form; the best mistakes first.
std::vector<Candidate> candidates_of(const PackedExercise& exercise,
                                     const std::vector<Evidence>& evidence) {
  std::vector<Candidate> candidates;
  std::size_t name = 0;
  for (const PackedMistake& mistake : exercise.mistakes) {
    Candidate best{.mistake = &mistake};
    for (std::size_t i = 0; i < mistake.names.size(); ++i) {
      Explained explained = explain(exercise, name++, evidence);
      if (explained.holds() && explained.better_than(best.explained))
        best.explained = std::move(explained);
    }
    if (best.explained.holds()) candidates.push_back(std::move(best));
  }
  std::ranges::stable_sort(candidates, [](const Candidate& a, const Candidate& b) {
    return a.explained.better_than(b.explained);
  });
  return candidates;
}

// The best one, and with it those that cannot be told from it. Nobody, if one of these is not known
// to be the same.
std::vector<Diagnosis> name_best(const std::vector<Candidate>& candidates) {
  std::vector<Diagnosis> named;
  for (const Candidate& each : candidates) {
    const Candidate& best = candidates.front();
    if (best.explained.better_than(each.explained)) break;
    const bool first = named.empty();
    if (!first && !contains(best.mistake->same_as, each.mistake->id)) return {};
    named.push_back(diagnosis_of(*each.mistake, each.explained,
                                 first ? Diagnosis::Kind::mistake : Diagnosis::Kind::same));
  }
  return named;
}

bool has_predictions(const PackedExercise& exercise, const std::vector<Observation>& observations) {
  return std::ranges::none_of(observations, [&](const Observation& seen) {
    return trial_of(exercise, seen).mistaken.empty();
  });
}

}  // namespace

std::size_t count_failed(const std::vector<Observation>& observations) {
  std::set<std::size_t> failed;
  for (const Observation& seen : observations)
    if (!seen.right) failed.insert(seen.case_index);
  return failed.size();
}

std::vector<Diagnosis> name_mistakes(const PackedExercise& exercise,
                                     const std::vector<Observation>& observations) {
  const std::size_t failed = count_failed(observations);
  if (failed == 0 || exercise.mistakes.empty() || !has_predictions(exercise, observations))
    return {};
  const auto evidence = evidence_of(observations);
  const auto candidates = candidates_of(exercise, evidence);
  if (candidates.empty()) return name_pair(exercise, evidence);
  const std::size_t explained = candidates.front().explained.cases.size();
  return explained >= enough_cases || failed == 1 ? name_best(candidates)
                                                  : std::vector<Diagnosis>{};
}

}  // namespace grader
