#include "grader/result/json.hpp"

#include "grader/result/numbers.hpp"
#include "grader/result/sentences.hpp"
#include "grader/result/value_json.hpp"

namespace grader {
namespace {

Json points_json(double points) {
  return number_json(round_points(points));
}

Json case_json(const CaseResult& one) {
  Json json = {{"id", text_json(one.id)},
               {"verdict", to_string(one.verdict)},
               {"hidden", one.hidden},
               {"points", points_json(one.points)},
               {"max_points", points_json(one.max_points)}};
  if (one.detail) json["detail"] = detail_json(*one.detail);
  return json;
}

const char* kind_of(const Diagnosis& diagnosis) {
  switch (diagnosis.kind) {
    case Diagnosis::Kind::same:
      return "same";
    case Diagnosis::Kind::together:
      return "together";
    case Diagnosis::Kind::fact:
      return "fact";
    default:
      return "mistake";
  }
}

Json diagnosis_json(const Diagnosis& diagnosis) {
  Json json = {{"mistake", text_json(diagnosis.mistake)},
               {"kind", kind_of(diagnosis)},
               {"cases_explained", diagnosis.cases_explained},
               {"cases_failed", diagnosis.cases_failed}};
  if (!diagnosis.heading.en.empty()) json["heading"] = words_json(diagnosis.heading);
  if (!diagnosis.inherited_from.empty())
    json["inherited_from"] = text_json(diagnosis.inherited_from);
  json["message"] = words_json(diagnosis.message);
  return json;
}

Json finding_json(const Finding& finding) {
  return {{"kind", text_json(finding.message.id.substr(finding_ids.size()))},
          {"case", text_json(finding.case_id)},
          {"file", text_json(finding.file)},
          {"line", finding.line},
          {"column", finding.column},
          {"message", words_json(words_of(finding))}};
}

Json note_json(const Message& note) {
  return {{"id", note.id},
          {"en", text_json(say(note, Language::english))},
          {"zh", text_json(say(note, Language::chinese))}};
}

Json said_json(const Said& said) {
  return {
      {"id", text_json(said.id)}, {"en", text_json(said.text.en)}, {"zh", text_json(said.text.zh)}};
}

Json notes_json(const std::vector<Message>& notes, const std::vector<Said>& said) {
  Json all = Json::array();
  for (const Message& note : notes) all.push_back(note_json(note));
  for (const Said& note : said) all.push_back(said_json(note));
  return all;
}

Json compiler_json(const CompilerMessage& compiler) {
  return {{"line", compiler.line},
          {"column", compiler.column},
          {"text", text_json(compiler.text)},
          {"more", compiler.more}};
}

template <typename Item, typename Render>
Json all_json(const std::vector<Item>& items, Render render) {
  Json all = Json::array();
  for (const Item& item : items) all.push_back(render(item));
  return all;
}

std::string in_one(const ExerciseResult& exercise, Language language) {
  std::string text;
  for (const std::string& sentence : told(exercise, language)) {
    if (!text.empty() && language == Language::english) text += ' ';
    text += sentence;
  }
  return text;
}

void add_why_not_run(const ExerciseResult& exercise, Json& json) {
  if (exercise.compiler) json["compiler"] = compiler_json(*exercise.compiler);
  if (!exercise.blocked_by.empty()) {
    json["blocked"] = {{"by", text_json(exercise.blocked_by)},
                       {"because", to_string(exercise.blocked_because)}};
  }
  if (!exercise.expected_signature.empty()) {
    json["signature"] = {{"expected", text_json(exercise.expected_signature)},
                         {"found", text_json(exercise.found_signature)}};
  }
  if (!exercise.forbidden.empty()) json["forbidden"] = text_json(exercise.forbidden);
}

Json exercise_json(const ExerciseResult& exercise) {
  Json json = {{"id", text_json(exercise.id)},
               {"file", text_json(exercise.file)},
               {"title", words_json(exercise.title)},
               {"extra", exercise.extra},
               {"verdict", to_string(exercise.verdict)},
               {"score", points_json(exercise.score)},
               {"max_score", points_json(exercise.max_score)}};
  json["message"] =
      words_json({in_one(exercise, Language::english), in_one(exercise, Language::chinese)});
  add_why_not_run(exercise, json);
  json["cases"] = all_json(exercise.cases, case_json);
  json["properties"] = Json::array();
  json["diagnoses"] = all_json(exercise.diagnoses, diagnosis_json);
  if (exercise.finding) json["finding"] = finding_json(*exercise.finding);
  json["notes"] = notes_json(exercise.notes, exercise.said);
  if (exercise.verdict == Verdict::right) json["explanation"] = words_json(exercise.explanation);
  return json;
}

Json top_json(const Result& result) {
  Json json = {{"schema", "grader/result/v1"},
               {"chapter", text_json(result.chapter)},
               {"title", words_json(result.chapter_title)},
               {"score", points_json(result.score())},
               {"max_score", points_json(result.max_score())},
               {"extra_score", points_json(result.extra_score())}};
  json["submission"] = {{"id", text_json(result.submission_id)},
                        {"digest", text_json(result.submission_digest)}};
  json["pack"] = {{"digest", text_json(result.pack_digest)}, {"secret", text_json(result.secret)}};
  json["sandbox"] = {{"level", text_json(result.sandbox_level)}};
  json["toolchain"] = {{"compiler", text_json(result.compiler)},
                       {"flags", text_json(result.flags)}};
  return json;
}

}  // namespace

std::string to_json(const Result& result) {
  Json json = top_json(result);
  json["exercises"] = all_json(result.exercises, exercise_json);
  json["notes"] = notes_json(result.notes, result.said);
  return json.dump(2) + "\n";
}

}  // namespace grader
