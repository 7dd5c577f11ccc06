#include "tests/attacks/objections.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace grader::test {
namespace {

// Of three exercises: some hundred times what a usual one has.
constexpr std::size_t most_result_bytes = std::size_t{1} << 20;
constexpr std::size_t most_report_bytes = std::size_t{1} << 16;

// `expected` may be several with "|" between them.
bool allows(const std::string& expected, const std::string& verdict) {
  return ("|" + expected + "|").find("|" + verdict + "|") != expected.npos;
}

// What came of `what`, in the form that `expected` has.
std::string verdict_in(const Json& json, const std::string& what, const std::string& expected) {
  const auto dot = what.find('.');
  const Json& exercise = exercise_in(json, what.substr(0, dot));
  if (dot != what.npos) return case_in(exercise, what.substr(dot + 1)).at("verdict");
  if (expected.find('/') == what.npos) return exercise.at("verdict");
  return exercise.at("score").dump() + "/" + exercise.at("max_score").dump();
}

std::vector<std::string> unexpected_in(const Script& script, const Outcome& outcome,
                                       const std::string& level) {
  if (outcome.json.empty())
    return {fmt::format("not graded, exit status {}: {}", outcome.play.status, outcome.play.err)};
  const Json json = Json::parse(outcome.json);
  std::vector<std::string> found;
  bool all_right = true;
  for (const auto& [what, expected] : script.expected) {
    const std::string is = verdict_in(json, what, expected);
    if (!allows(expected, is)) found.push_back(fmt::format("{} is {}, not {}", what, is, expected));
  }
  for (const char* exercise : {"total", "mean", "spread"})
    all_right = all_right && exercise_in(json, exercise).at("verdict") == "right";
  if (outcome.play.status != (all_right ? 0 : 1))
    found.push_back(fmt::format("exit status {}", outcome.play.status));
  if (json.at("sandbox").at("level") != level)
    found.push_back("the result says level " + json.at("sandbox").at("level").dump());
  return found;
}

// Bytes that could do something to a terminal.
std::vector<std::string> controls_in(const std::string& text) {
  const bool any = std::any_of(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 32 && c != '\n') || byte == 127;
  });
  return any ? std::vector<std::string>{"control characters were printed"}
             : std::vector<std::string>{};
}

}  // namespace

std::vector<std::string> objections(const Script& script, const Outcome& outcome,
                                    const std::string& level) {
  std::vector<std::string> all = unexpected_in(script, outcome, level);
  const auto add = [&](const auto& more, const std::string& what) {
    for (const std::string& each : more) all.push_back(what + each);
  };
  add(outcome.harm, "harm: ");
  add(outcome.leaks, "leak: ");
  add(controls_in(outcome.play.out + outcome.play.err), "");
  if (outcome.json.size() > most_result_bytes || outcome.play.out.size() > most_report_bytes)
    all.push_back(fmt::format("a result of {} bytes and a report of {}", outcome.json.size(),
                              outcome.play.out.size()));
  return all;
}

}  // namespace grader::test
