#include "grader/verify/proof.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/diagnose/evidence.hpp"

namespace grader {
namespace {

// Right answers use little of the bound, wrong ones are far beyond it: between lies nobody.
constexpr double most_of_bound = 0.5, least_distance = 10;

Message about(const char* id, const ExerciseProof& proof,
              std::map<std::string, std::string> values = {}) {
  values["exercise"] = proof.exercise;
  return {id, std::move(values)};
}

std::vector<Message> object_to(const MistakeProof& mistake, const ExerciseProof& proof) {
  std::vector<Message> objections;
  const std::string cases = fmt::format("{}", mistake.cases_caught());
  if (mistake.cases_caught() < enough_cases)
    objections.push_back(
        about("verify.survives", proof, {{"mistake", mistake.name}, {"cases", cases}}));
  else if (mistake.named.empty())
    objections.push_back(about("verify.not_named", proof, {{"mistake", mistake.name}}));
  else if (!mistake.named_rightly)
    objections.push_back(
        about("verify.misnamed", proof, {{"mistake", mistake.name}, {"named", mistake.named}}));
  if (mistake.cases_caught() > 0 && !(mistake.distance >= least_distance))
    objections.push_back(
        about("verify.too_near", proof,
              {{"mistake", mistake.name}, {"distance", fmt::format("{:.3g}", mistake.distance)}}));
  return objections;
}

}  // namespace

std::size_t MistakeProof::cases_caught() const {
  return static_cast<std::size_t>(std::ranges::count(caught_by, true));
}

std::vector<std::string> ExerciseProof::idle_cases(bool of_hidden) const {
  std::vector<std::string> idle;
  for (std::size_t i = 0; i < cases.size(); ++i)
    if (hidden[i] == of_hidden &&
        std::ranges::none_of(mistakes, [&](const MistakeProof& each) { return each.caught_by[i]; }))
      idle.push_back(cases[i]);
  return idle;
}

const HonestProof* ExerciseProof::worst_honest() const {
  const auto worst = std::ranges::max_element(honest, {}, &HonestProof::share);
  return worst == honest.end() ? nullptr : &*worst;
}

const MistakeProof* ExerciseProof::nearest_mistake() const {
  const auto nearest = std::ranges::min_element(mistakes, {}, &MistakeProof::distance);
  return nearest == mistakes.end() ? nullptr : &*nearest;
}

std::vector<Message> objections(const ExerciseProof& proof) {
  std::vector<Message> found;
  if (proof.reference != Verdict::right)
    found.push_back(
        about("verify.reference", proof, {{"verdict", std::string(to_string(proof.reference))}}));
  if (proof.stub != Verdict::not_attempted || proof.stub_score > 0)
    found.push_back(about("verify.stub", proof,
                          {{"verdict", std::string(to_string(proof.stub))},
                           {"score", fmt::format("{}", proof.stub_score)}}));
  for (const HonestProof& each : proof.honest)
    if (!(each.share <= most_of_bound))
      found.push_back(about("verify.honest", proof,
                            {{"name", each.name}, {"share", fmt::format("{:.3g}", each.share)}}));
  for (const MistakeProof& mistake : proof.mistakes)
    for (Message& message : object_to(mistake, proof)) found.push_back(std::move(message));
  if (!proof.mistakes.empty())
    for (const std::string& idle : proof.idle_cases(true))
      found.push_back(about("verify.idle", proof, {{"case", idle}}));
  return found;
}

}  // namespace grader
