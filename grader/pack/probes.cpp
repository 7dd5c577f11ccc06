#include "grader/pack/probes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>
#include <tuple>

namespace grader {
namespace {

constexpr std::size_t most_probes = 8;

const Trial& trial_of(const PackedExercise& exercise, const Probe& probe) {
  return exercise.cases[probe.case_index].trials[probe.trial];
}

std::vector<Probe> all_trials(const PackedExercise& exercise) {
  std::vector<Probe> all;
  for (std::size_t i = 0; i < exercise.cases.size(); ++i)
    for (std::size_t trial = 0; trial < exercise.cases[i].trials.size(); ++trial)
      all.push_back({i, trial});
  return all;
}

// What the chosen trials show of every name.
class Shown {
 public:
  explicit Shown(std::size_t names) : times_(names), groups_(names) {}

  // How much one more trial adds: names that have shown in few of them yet, the fewer the more; how
  // many names it tells from all others; names that show at all.
  using Gain = std::array<std::size_t, 3>;

  Gain gain_of(const Trial& trial) const {
    constexpr std::size_t often = 2;
    std::set<Look> looks;
    Gain gain{};
    for (std::size_t name = 0; name < trial.mistaken.size(); ++name) {
      looks.insert(look_of(trial, name));
      if (trial.mistaken[name].kind != Prediction::Kind::value) continue;
      gain[0] += often - std::min(often, times_[name]);
      ++gain[2];
    }
    gain[1] = looks.size();
    return gain;
  }

  void add(const Trial& trial) {
    std::map<Look, std::size_t> groups;
    for (std::size_t name = 0; name < trial.mistaken.size(); ++name) {
      if (trial.mistaken[name].kind == Prediction::Kind::value) ++times_[name];
      groups_[name] = groups.try_emplace(look_of(trial, name), groups.size()).first->second;
    }
  }

 private:
  // Whom a name looked like before, and what it shows now, without the lower bits, which are noise.
  using Look = std::tuple<std::size_t, Prediction::Kind, std::uint32_t, std::uint64_t>;

  Look look_of(const Trial& trial, std::size_t name) const {
    const Prediction& each = trial.mistaken[name];
    const auto bits = std::bit_cast<std::uint64_t>(each.fingerprint.projections[0]);
    return {groups_[name], each.kind, each.fingerprint.form, bits >> 20U};
  }

  std::vector<std::size_t> times_;   // of each name: in how many trials it shows
  std::vector<std::size_t> groups_;  // the same for names that no chosen trial tells apart
};

}  // namespace

std::vector<Probe> choose_probes(const PackedExercise& exercise) {
  std::vector<Probe> left = all_trials(exercise), probes;
  Shown shown(count_names(exercise));
  while (!left.empty() && probes.size() < most_probes) {
    const auto best = std::ranges::max_element(
        left, {}, [&](const Probe& probe) { return shown.gain_of(trial_of(exercise, probe)); });
    shown.add(trial_of(exercise, *best));
    probes.push_back(*best);
    left.erase(best);
  }
  return probes;
}

}  // namespace grader
