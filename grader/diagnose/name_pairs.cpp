#include "grader/diagnose/name_pairs.hpp"

#include <algorithm>

#include "grader/base/contains.hpp"

namespace grader {
namespace {

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

}  // namespace

std::vector<Diagnosis> name_pair(const PackedExercise& exercise,
                                 const std::vector<Evidence>& evidence) {
  return Pairs(exercise, evidence).name();
}

}  // namespace grader
