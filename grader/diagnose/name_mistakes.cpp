#include "grader/diagnose/name_mistakes.hpp"

#include <algorithm>
#include <set>

#include "grader/base/contains.hpp"

namespace grader {
namespace {

constexpr std::size_t enough_cases = 2;

enum class Fit : std::uint8_t { says_nothing, explained, contradicted };

// An observation and the fingerprint of its value, which many mistakes are compared with.
struct Evidence {
  const Observation* seen;
  std::optional<Fingerprint> fingerprint;
};

std::vector<Evidence> evidence_of(const std::vector<Observation>& observations) {
  std::vector<Evidence> evidence;
  for (const Observation& seen : observations) {
    evidence.push_back({.seen = &seen});
    if (seen.value) evidence.back().fingerprint = fingerprint_of(*seen.value);
  }
  return evidence;
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

const Trial& trial_of(const PackedExercise& exercise, const Observation& seen) {
  return exercise.cases[seen.case_index].trials[seen.trial];
}

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

Diagnosis diagnosis_of(const PackedMistake& mistake, const Explained& explained,
                       Diagnosis::Kind kind) {
  return {.mistake = mistake.id,
          .kind = kind,
          .cases_explained = static_cast<std::int64_t>(explained.cases.size()),
          .heading = mistake.heading,
          .message = mistake.message};
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

std::vector<const PackedMistake*> owners_of_names(const PackedExercise& exercise) {
  std::vector<const PackedMistake*> owners;
  for (const PackedMistake& mistake : exercise.mistakes)
    owners.insert(owners.end(), mistake.names.size(), &mistake);
  return owners;
}

// Pairs are known on a few probes only, and what both do elsewhere cannot be told from what each
// does: a missing scale lets overflow what did not before.
class Pairs {
 public:
  Pairs(const PackedExercise& exercise, const std::vector<Evidence>& evidence)
      : exercise_(exercise), owners_(owners_of_names(exercise)) {
    for (const Probe& probe : exercise.probes) {
      const auto seen = std::ranges::find_if(evidence, [&](const Evidence& each) {
        return each.seen->case_index == probe.case_index && each.seen->trial == probe.trial;
      });
      on_probes_.push_back(seen == evidence.end() ? nullptr : &*seen);
    }
  }

  std::vector<Diagnosis> name() const {
    std::vector<const PackedPair*> best;
    Explained most;
    for (const PackedPair& pair : exercise_.pairs) {
      Explained explained = explain(pair);
      if (!explained.holds() || explained.cases.size() < enough_cases) continue;
      if (most.better_than(explained)) continue;
      if (explained.better_than(most)) best.clear();
      best.push_back(&pair);
      most = std::move(explained);
    }
    return best.empty() ? std::vector<Diagnosis>{} : name_shared(best, most);
  }

 private:
  Explained explain(const PackedPair& pair) const {
    Explained explained;
    for (std::size_t i = 0; i < on_probes_.size() && !explained.contradicted; ++i)
      if (on_probes_[i] != nullptr)
        explained.add(fit(pair.mistaken[i], *on_probes_[i]), on_probes_[i]->seen->case_index);
    if (explained.holds())
      explained.contradicted = !adds(pair, pair.first) || !adds(pair, pair.second);
    return explained;
  }

  // Whether somewhere the pair comes to something else than `other` alone: else nothing speaks for
  // its other half.
  bool adds(const PackedPair& pair, std::size_t other) const {
    for (std::size_t i = 0; i < on_probes_.size(); ++i)
      if (on_probes_[i] != nullptr && pair.mistaken[i].kind == Prediction::Kind::value &&
          !is_same(pair.mistaken[i], trial_of(exercise_, *on_probes_[i]->seen).mistaken[other]))
        return true;
    return false;
  }

  static bool is_same(const Prediction& a, const Prediction& b) {
    return a.kind == b.kind && alike(a.fingerprint, b.fingerprint, std::max(a.allowed, b.allowed));
  }

  // What all of `pairs` agree on: both mistakes of the first, or one of them, or nothing.
  std::vector<Diagnosis> name_shared(const std::vector<const PackedPair*>& pairs,
                                     const Explained& explained) const {
    std::vector<Diagnosis> named;
    for (const std::size_t name : {pairs.front()->first, pairs.front()->second}) {
      const bool in_all = std::ranges::all_of(pairs, [&](const PackedPair* pair) {
        return same(name, pair->first) || same(name, pair->second);
      });
      if (in_all)
        named.push_back(diagnosis_of(*owners_[name], explained, Diagnosis::Kind::together));
    }
    return named;
  }

  bool same(std::size_t a, std::size_t b) const {
    return owners_[a] == owners_[b] || contains(owners_[a]->same_as, owners_[b]->id);
  }

  const PackedExercise& exercise_;
  std::vector<const PackedMistake*> owners_;  // of each name
  std::vector<const Evidence*> on_probes_;    // null where the probe was not run
};

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
  if (candidates.empty()) return Pairs(exercise, evidence).name();
  const std::size_t explained = candidates.front().explained.cases.size();
  return explained >= enough_cases || failed == 1 ? name_best(candidates)
                                                  : std::vector<Diagnosis>{};
}

}  // namespace grader
