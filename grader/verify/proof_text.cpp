#include "grader/verify/proof_text.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/wrap.hpp"

namespace grader {
namespace {

constexpr int line_width = 80;
constexpr std::size_t name_width = 42;

std::string indented(const Message& message, Language language) {
  return fmt::format("{}\n", fmt::join(wrap("  " + say(message, language), line_width), "\n"));
}

// What follows a name that is too long for its column stands below it.
std::string in_column(const std::string& name) {
  return name.size() <= name_width ? fmt::format("{:<{}}", name, name_width)
                                   : fmt::format("{}\n  {:<{}}", name, "", name_width);
}

bool graded_well(const ExerciseProof& proof) {
  return proof.reference == Verdict::right && proof.stub == Verdict::not_attempted &&
         proof.stub_score == 0;
}

Message variants_of(const ExerciseProof& proof) {
  return {"verify.variants",
          {{"honest", fmt::format("{}", proof.honest.size())},
           {"share", fmt::format("{:.3g}", 100 * proof.worst_honest()->share)},
           {"name", proof.worst_honest()->name}}};
}

Message mistakes_of(const ExerciseProof& proof) {
  std::size_t least = proof.cases.size(), most = 0;
  for (const MistakeProof& each : proof.mistakes) {
    least = std::min(least, each.cases_caught());
    most = std::max(most, each.cases_caught());
  }
  const auto named = std::ranges::count(proof.mistakes, true, &MistakeProof::named_rightly);
  return {"verify.mistakes",
          {{"mistakes", fmt::format("{}", proof.mistakes.size())},
           {"least", fmt::format("{}", least)},
           {"most", fmt::format("{}", most)},
           {"named", fmt::format("{}", named)}}};
}

Message nearest_of(const ExerciseProof& proof) {
  return {"verify.nearest",
          {{"nearest", proof.nearest_mistake()->name},
           {"distance", fmt::format("{:.3g}", proof.nearest_mistake()->distance)}}};
}

// What is said of the exercise as a whole, a paragraph each.
std::vector<Message> paragraphs_of(const ExerciseProof& proof) {
  std::vector<Message> all;
  if (graded_well(proof)) all.push_back({"verify.graded", {}});
  if (!proof.honest.empty()) all.push_back(variants_of(proof));
  if (proof.mistakes.empty()) return all;
  all.push_back(mistakes_of(proof));
  if (std::isfinite(proof.nearest_mistake()->distance)) all.push_back(nearest_of(proof));
  const auto weak = proof.idle_cases(false);
  if (!weak.empty())
    all.push_back({"verify.weak", {{"cases", fmt::format("{}", fmt::join(weak, ", "))}}});
  return all;
}

// The cases that catch it, hidden ones after a bar.
std::string row_of(const MistakeProof& mistake, const ExerciseProof& proof) {
  std::string visible, hidden;
  for (std::size_t i = 0; i < proof.cases.size(); ++i)
    (proof.hidden[i] ? hidden : visible) += mistake.caught_by[i] ? "x" : "·";
  return fmt::format("  {} {}{}{}\n", in_column(mistake.name), visible, hidden.empty() ? "" : "|",
                     hidden);
}

}  // namespace

std::string proof_text(const ExerciseProof& proof, Language language) {
  std::string text = proof.exercise + "\n";
  for (const Message& paragraph : paragraphs_of(proof)) text += indented(paragraph, language);
  for (const MistakeProof& each : proof.mistakes) text += row_of(each, proof);
  return text;
}

}  // namespace grader
