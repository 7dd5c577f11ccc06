#include "grader/result/read_result.hpp"

#include <cmath>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "grader/result/read_value.hpp"
#include "grader/result/sentences.hpp"

namespace grader {
namespace {

constexpr int most_depth = 64;
constexpr std::int64_t most_counted = std::numeric_limits<std::int64_t>::max();

Verdict read_verdict(const JsonPlace& place) {
  const std::string name = place.text();
  for (int i = 0; i < verdict_count; ++i)
    if (to_string(static_cast<Verdict>(i)) == name) return static_cast<Verdict>(i);
  place.refuse("a verdict");
}

template <typename Item>
std::vector<Item> read_all(const JsonPlace& place, Item (*read)(const JsonPlace&)) {
  std::vector<Item> all;
  for (std::size_t i = 0; i < place.size(); ++i) all.push_back(read(place.item(i)));
  return all;
}

CaseResult read_case(const JsonPlace& place) {
  place.expect_only({"id", "verdict", "hidden", "points", "max_points", "detail"});
  CaseResult one{.id = place["id"].text()};
  one.verdict = read_verdict(place["verdict"]);
  one.hidden = place["hidden"].truth();
  one.points = place["points"].points();
  one.max_points = place["max_points"].points();
  if (place.has("detail")) one.detail = read_detail(place["detail"]);
  return one;
}

Diagnosis::Kind read_kind(const JsonPlace& place) {
  const std::string name = place.text();
  if (name == "mistake") return Diagnosis::Kind::mistake;
  if (name == "same") return Diagnosis::Kind::same;
  if (name == "together") return Diagnosis::Kind::together;
  if (name == "fact") return Diagnosis::Kind::fact;
  place.refuse("mistake, same, together or fact");
}

Diagnosis read_diagnosis(const JsonPlace& place) {
  place.expect_only({"mistake", "kind", "cases_explained", "cases_failed", "heading",
                     "inherited_from", "message"});
  Diagnosis diagnosis{.mistake = place["mistake"].text(), .kind = read_kind(place["kind"])};
  diagnosis.cases_explained = place["cases_explained"].whole(0, most_counted);
  diagnosis.cases_failed = place["cases_failed"].whole(0, most_counted);
  if (place.has("heading")) diagnosis.heading = read_words(place["heading"]);
  if (place.has("inherited_from")) diagnosis.inherited_from = place["inherited_from"].text();
  diagnosis.message = read_words(place["message"]);
  return diagnosis;
}

Finding read_finding(const JsonPlace& place) {
  place.expect_only({"kind", "case", "file", "line", "column", "message"});
  Finding finding{.message = {std::string(finding_ids) + place["kind"].text(), {}}};
  finding.case_id = place["case"].text();
  finding.file = place["file"].text();
  finding.line = place["line"].whole(0, most_counted);
  finding.column = place["column"].whole(0, most_counted);
  finding.told_as = read_words(place["message"]);
  return finding;
}

Said read_note(const JsonPlace& place) {
  place.expect_only({"id", "en", "zh"});
  return {place["id"].text(), {place["en"].text(), place["zh"].text()}};
}

CompilerMessage read_compiler(const JsonPlace& place) {
  place.expect_only({"line", "column", "text", "more"});
  CompilerMessage compiler;
  compiler.line = place["line"].whole(0, most_counted);
  compiler.column = place["column"].whole(0, most_counted);
  compiler.text = place["text"].text();
  compiler.more = place["more"].whole(0, most_counted);
  return compiler;
}

void read_why_not_run(const JsonPlace& place, ExerciseResult& exercise) {
  if (place.has("compiler")) exercise.compiler = read_compiler(place["compiler"]);
  if (place.has("blocked")) {
    const JsonPlace blocked = place["blocked"];
    blocked.expect_only({"by", "because"});
    exercise.blocked_by = blocked["by"].text();
    exercise.blocked_because = read_verdict(blocked["because"]);
  }
  if (place.has("signature")) {
    const JsonPlace signature = place["signature"];
    signature.expect_only({"expected", "found"});
    exercise.expected_signature = signature["expected"].text();
    exercise.found_signature = signature["found"].text();
  }
  if (place.has("forbidden")) exercise.forbidden = place["forbidden"].text();
}

ExerciseResult read_exercise(const JsonPlace& place) {
  place.expect_only({"id", "file", "title", "extra", "verdict", "score", "max_score", "message",
                     "compiler", "blocked", "signature", "forbidden", "cases", "properties",
                     "diagnoses", "finding", "notes", "explanation"});
  ExerciseResult exercise{.id = place["id"].text(), .file = place["file"].text()};
  exercise.title = read_words(place["title"]);
  exercise.extra = place["extra"].truth();
  exercise.verdict = read_verdict(place["verdict"]);
  exercise.score = place["score"].points();
  exercise.max_score = place["max_score"].points();
  exercise.told_as = read_words(place["message"]);
  read_why_not_run(place, exercise);
  exercise.cases = read_all(place["cases"], read_case);
  if (place["properties"].size() != 0) place["properties"].refuse("an empty array");
  exercise.diagnoses = read_all(place["diagnoses"], read_diagnosis);
  if (place.has("finding")) exercise.finding = read_finding(place["finding"]);
  exercise.said = read_all(place["notes"], read_note);
  if (place.has("explanation")) exercise.explanation = read_words(place["explanation"]);
  return exercise;
}

// Each of the exercises' points was rounded, and so was their sum.
void expect_sum(const JsonPlace& place, double sum, std::size_t exercises) {
  const double most_off = 1e-6 * static_cast<double>(exercises + 1);
  if (!(std::abs(place.points() - sum) <= most_off))
    place.refuse(fmt::format("the sum of the exercises, {}", sum));
}

void read_totals(const JsonPlace& place, Result& result) {
  const std::size_t count = result.exercises.size();
  expect_sum(place["score"], result.score(), count);
  expect_sum(place["max_score"], result.max_score(), count);
  expect_sum(place["extra_score"], result.extra_score(), count);
  result.totals =
      Totals{place["score"].points(), place["max_score"].points(), place["extra_score"].points()};
}

void read_circumstances(const JsonPlace& place, Result& result) {
  const JsonPlace submission = place["submission"], pack = place["pack"];
  const JsonPlace sandbox = place["sandbox"], toolchain = place["toolchain"];
  submission.expect_only({"id", "digest"});
  pack.expect_only({"digest", "secret"});
  sandbox.expect_only({"level"});
  toolchain.expect_only({"compiler", "flags"});
  result.submission_id = submission["id"].text();
  result.submission_digest = submission["digest"].text();
  result.pack_digest = pack["digest"].text();
  result.secret = pack["secret"].text();
  result.sandbox_level = sandbox["level"].text();
  result.compiler = toolchain["compiler"].text();
  result.flags = toolchain["flags"].text();
}

}  // namespace

Result read_result(std::string_view text) {
  if (text.size() > most_result_bytes) refuse_result("more than 64 MiB");
  const Json json = parse_bounded(text, most_depth, most_result_values);
  const JsonPlace top(json);
  top.expect_only({"schema", "chapter", "title", "score", "max_score", "extra_score", "submission",
                   "pack", "sandbox", "toolchain", "exercises", "notes"});
  if (top["schema"].text() != "grader/result/v1") top["schema"].refuse("\"grader/result/v1\"");
  Result result{.chapter = top["chapter"].text(), .chapter_title = read_words(top["title"])};
  read_circumstances(top, result);
  result.exercises = read_all(top["exercises"], read_exercise);
  result.said = read_all(top["notes"], read_note);
  read_totals(top, result);
  return result;
}

}  // namespace grader
