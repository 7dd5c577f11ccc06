// What verifying an exercise found: that its cases tell right from wrong, and each known mistake
// from the others.
#pragma once

#include <string>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/verdict/verdict.hpp"

namespace grader {

// One form of a known mistake, made in every trial.
struct MistakeProof {
  std::string name;             // "id" or "id.form"
  std::vector<bool> caught_by;  // for each case
  double distance = 0;          // its largest error, in bounds; infinity where that has no size
  std::string named;            // the first diagnosis of it; empty: none
  bool named_rightly = false;   // that is it, or one declared to give the same numbers

  std::size_t cases_caught() const;
};

// A right answer computed in another way.
struct HonestProof {
  std::string name;
  double share = 0;  // of the bound, at worst
};

struct ExerciseProof {
  std::string exercise;
  std::vector<std::string> cases;
  std::vector<bool> hidden;  // for each case
  Verdict reference = Verdict::right, stub = Verdict::not_attempted;
  double stub_score = 0;
  std::vector<MistakeProof> mistakes;
  std::vector<HonestProof> honest;

  std::vector<std::string> idle_cases(bool hidden) const;  // that catch no mistake
  const HonestProof* worst_honest() const;                 // null: there are none
  const MistakeProof* nearest_mistake() const;
};

// What must not be. The reasons are sentences of the catalogue.
std::vector<Message> objections(const ExerciseProof& proof);

}  // namespace grader
