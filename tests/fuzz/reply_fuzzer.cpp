// What comes through the pipe of a case: frames of replies, and what is made of them - a verdict, a
// diagnosis, the result's JSON, and the report in both languages. The first byte chooses what is
// expected, the second how many calls were made and how the process ended; what it printed are the
// same bytes.
#include <csignal>
#include <string>

#include "grader/compare/close.hpp"
#include "grader/diagnose/diagnose.hpp"
#include "grader/report/text_report.hpp"
#include "grader/result/json.hpp"
#include "grader/result/keep.hpp"
#include "grader/result/read_result.hpp"
#include "grader/result/redact.hpp"
#include "grader/run/reply.hpp"
#include "grader/sandbox/reply_frames.hpp"
#include "grader/score/decide.hpp"
#include "grader/score/score.hpp"
#include "grader/value/wire.hpp"
#include "tests/fuzz/expected_values.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace grader {
namespace {

constexpr std::size_t most_printed = 4096;  // as the supervisor keeps it

Ending ending_of(std::uint8_t how) {
  switch (how % 8) {
    case 4:
      return Exited{how};
    case 5:
      return Signalled{how % 2 == 0 ? SIGABRT : how % 64};
    case 6:
      return OverLimit{Limit::cpu};
    case 7:
      return OverLimit{Limit::output};
    default:
      return Exited{0};
  }
}

TrialFacts facts_of(std::uint8_t how, std::string_view bytes) {
  TrialFacts facts{.ending = ending_of(how), .calls = 1U + how / 8 % 3};
  for (const Bytes& frame : split_replies(bytes, facts.calls))
    if (auto reply = read_reply(frame)) facts.replies.push_back(std::move(*reply));
  facts.printed = std::string(bytes.substr(0, most_printed));
  facts.limit_seconds = 0.5;
  return facts;
}

// A value that is taken apart and put together is the same. (Not by ==: NaN is none of its like.)
void check_written(const TrialFacts& facts) {
  for (const Reply& reply : facts.replies) {
    if (const auto* thrown = std::get_if<Thrown>(&reply)) {
      const auto back = read_reply(write_reply(*thrown));
      fuzz::require(back && std::get<Thrown>(*back).text == thrown->text, "an exception, again");
    }
    if (const auto* returned = std::get_if<Returned>(&reply))
      if (is_whole(returned->value)) {
        const Bytes bytes = write_reply(*returned);
        const auto back = read_reply(bytes);
        fuzz::require(back && write_reply(std::get<Returned>(*back)) == bytes, "a reply, again");
        fuzz::require(encode(decode(encode(returned->value))) == encode(returned->value),
                      "a value");
      }
  }
}

std::vector<Diagnosis> diagnosed(const PackedExercise& exercise, std::size_t chosen,
                                 const Decision& decision) {
  Observation seen{.case_index = chosen};
  seen.right = decision.verdict == Verdict::right;
  if (!seen.right) seen.value = decision.detail.yours;
  return diagnose(exercise, {seen});
}

Result result_of(const PackedExercise& exercise, std::size_t chosen, Decision decision) {
  ExerciseResult graded{.id = exercise.info.id, .file = exercise.info.file};
  graded.title = exercise.info.title;
  graded.diagnoses = diagnosed(exercise, chosen, decision);
  const Case& each = exercise.cases[chosen];
  CaseResult one{.id = each.id, .verdict = decision.verdict, .max_points = each.points};
  one.points = decision.verdict == Verdict::right ? each.points : 0;
  decision.detail.inputs = {{"x", each.trials[0].arguments.at(0), {}}};
  decision.detail.expected_as = each.expected_as;
  if (decision.verdict != Verdict::right) one.detail = kept(std::move(decision.detail));
  graded.cases = {one};
  graded.max_score = each.points;
  score_exercise(graded);
  Result result{.chapter = "toy"};
  result.exercises = {graded};
  return result;
}

void check_shown(const Result& result) {
  const std::string json = to_json(result);
  fuzz::require_shown(json, "the result");
  fuzz::require(to_json(read_result(json)) == json, "the result, read back");
  for (const Language language : fuzz::languages)
    fuzz::require_shown(text_report(result, {.language = language}), "the report");
}

}  // namespace
}  // namespace grader

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  static const PackedExercise exercise = fuzz::exercise_of_all_kinds();
  fuzz::Input input(data, size);
  const std::size_t chosen = input.byte() % exercise.cases.size();
  const std::uint8_t how = input.byte();
  const TrialFacts facts = facts_of(how, input.rest());
  check_written(facts);
  const Trial& trial = exercise.cases[chosen].trials[0];
  const Calls calls(facts.calls, &trial);
  const Decision decision = decide(facts, calls);
  const bool came = facts.replies.size() == facts.calls;
  fuzz::require(decision.verdict != Verdict::right || came, "nothing is right that did not come");
  check_shown(result_of(exercise, chosen, decision));
  return 0;
}
