#include "grader/verify/proof_text.hpp"

#include <algorithm>

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

Message grading_of(const ExerciseProof& proof) {
  const HonestProof* worst = proof.worst_honest();
  if (worst == nullptr) return {"verify.graded_only", {}};
  return {"verify.graded",
          {{"honest", fmt::format("{}", proof.honest.size())},
           {"share", fmt::format("{:.3g}", 100 * worst->share)},
           {"name", worst->name}}};
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
           {"named", fmt::format("{}", named)},
           {"nearest", proof.nearest_mistake()->name},
           {"distance", fmt::format("{:.3g}", proof.nearest_mistake()->distance)}}};
}

// The cases that catch it, hidden ones after a bar.
std::string row_of(const MistakeProof& mistake, const ExerciseProof& proof) {
  std::string visible, hidden;
  for (std::size_t i = 0; i < proof.cases.size(); ++i)
    (proof.hidden[i] ? hidden : visible) += mistake.caught_by[i] ? "x" : "·";
  return fmt::format("  {:<{}} {}{}{}\n", mistake.name, name_width, visible,
                     hidden.empty() ? "" : "|", hidden);
}

}  // namespace

std::string proof_text(const ExerciseProof& proof, Language language) {
  std::string text = proof.exercise + "\n" + indented(grading_of(proof), language);
  if (proof.mistakes.empty()) return text;
  text += indented(mistakes_of(proof), language);
  const auto weak = proof.idle_cases(false);
  if (!weak.empty())
    text +=
        indented({"verify.weak", {{"cases", fmt::format("{}", fmt::join(weak, ", "))}}}, language);
  for (const MistakeProof& each : proof.mistakes) text += row_of(each, proof);
  return text;
}

}  // namespace grader
