// A pack, and all that is shown of one: its digest is made right, so that the reader behind it is
// reached. What is read must be written and read again as the same, and nothing in it may steer a
// terminal or lead outside of a folder.
#include <string>

#include "grader/base/digest.hpp"
#include "grader/build/signature.hpp"
#include "grader/commands/repro_source.hpp"
#include "grader/compare/close.hpp"
#include "grader/diagnose/diagnose.hpp"
#include "grader/pack/pack_file.hpp"
#include "grader/report/chapter_view.hpp"
#include "grader/report/statement_view.hpp"
#include "grader/report/text_report.hpp"
#include "grader/result/json.hpp"
#include "grader/value/wire.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace grader {
namespace {

// As write_pack begins a file.
Bytes sealed(std::string_view content) {
  WireWriter head;
  head.f64(1.0 / 3);
  head.text(to_hex(digest_of({content})));
  return "grader pack 5\n" + head.bytes() + Bytes(content);
}

void check_written(const Pack& pack) {
  Pack anew = pack;
  anew.digest = digest_of_pack(pack);
  const Bytes bytes = write_pack(anew);
  fuzz::require(write_pack(read_pack(bytes)) == bytes, "read back as it was written");
}

ListedChapter listed(const Pack& pack) {
  ListedChapter chapter{.id = pack.chapter.id, .title = pack.chapter.title};
  for (const PackedExercise& exercise : pack.exercises)
    chapter.exercises.push_back({exercise.info.id, exercise.info.file, exercise.info.title,
                                 exercise.info.points, exercise.info.extra});
  return chapter;
}

// As `grader show` puts it together.
ShownExercise shown_exercise(const PackedExercise& exercise, const ChapterInfo& chapter) {
  const ExerciseInfo& info = exercise.info;
  ShownExercise shown{.id = info.id, .file = info.file, .title = info.title};
  shown.statement = info.statement;
  shown.points = info.points;
  shown.header = chapter.header;
  shown.needs = info.needs;
  shown.hints = info.hints;
  for (const std::string& function : info.functions)
    shown.signatures.push_back(signature_in(chapter.header_text, function));
  for (const Case& each : exercise.cases) shown.cases.push_back(each.id);
  return shown;
}

// The first trial of `each` as if nobody had answered it right.
CaseResult unanswered(const PackedExercise& exercise, const Case& each) {
  const Trial& trial = each.trials.front();
  Detail detail{.trials = static_cast<int>(each.trials.size())};
  const auto& names = exercise.info.arguments[each.function];
  for (std::size_t i = 0; i < trial.arguments.size() && i < names.size(); ++i)
    detail.inputs.push_back({names[i], trial.arguments[i], each.arguments_as[i]});
  detail.yours = detail.expected = trial.expected;
  detail.expected_as = each.expected_as;
  detail.mismatch = compare(trial.expected, trial.expected, trial.allowed).mismatch;
  return {.id = each.id,
          .verdict = Verdict::wrong,
          .hidden = each.hidden,
          .max_points = each.points,
          .detail = detail};
}

std::vector<Observation> wrong_everywhere(const PackedExercise& exercise) {
  std::vector<Observation> observations;
  for (std::size_t i = 0; i < exercise.cases.size(); ++i)
    for (std::size_t j = 0; j < exercise.cases[i].trials.size(); ++j)
      observations.push_back({i, j, j % 2 == 1, exercise.cases[i].trials[j].expected});
  return observations;
}

ExerciseResult graded(const PackedExercise& exercise) {
  ExerciseResult result{.id = exercise.info.id, .file = exercise.info.file};
  result.title = exercise.info.title;
  result.explanation = exercise.info.explanation;
  result.verdict = Verdict::wrong;
  result.max_score = exercise.info.points;
  for (const Case& each : exercise.cases) result.cases.push_back(unanswered(exercise, each));
  result.diagnoses = diagnose(exercise, wrong_everywhere(exercise));
  return result;
}

void check_views(const Pack& pack, const TextStyle& style) {
  fuzz::require_shown(chapter_view(listed(pack), style), "the list of a chapter");
  for (const PackedExercise& exercise : pack.exercises) {
    const ShownExercise shown = shown_exercise(exercise, pack.chapter);
    fuzz::require_shown(statement_view(shown, style), "a statement");
    fuzz::require_shown(all_hints_view(shown, style), "hints");
    Result result{.chapter = pack.chapter.id, .chapter_title = pack.chapter.title};
    result.exercises = {graded(exercise)};
    fuzz::require_shown(text_report(result, style), "a report");
    fuzz::require_shown(to_json(result), "a result");
    for (const Case& each : exercise.cases)
      fuzz::require(!repro_source({pack.chapter, exercise, each, 0, ""}).empty(), "a program");
  }
}

}  // namespace
}  // namespace grader

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  try {
    const Pack pack = read_pack(sealed(content));
    check_written(pack);
    for (const Language language : fuzz::languages) check_views(pack, {.language = language});
  } catch (const WireError&) {
    // No pack: what most inputs are.
  }
  return 0;
}
