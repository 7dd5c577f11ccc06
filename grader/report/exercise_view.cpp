#include "grader/report/exercise_view.hpp"

#include <algorithm>

#include "grader/base/text.hpp"
#include "grader/base/wrap.hpp"
#include "grader/report/case_view.hpp"
#include "grader/report/lines.hpp"
#include "grader/result/sentences.hpp"

namespace grader {
namespace {

// A line that begins with a space is source, or a caret below it, and would lose its sense if
// wrapped.
Lines fitted(std::string_view line, int width) {
  if (line.empty() || line.starts_with(' ')) return {cut(line, width)};
  return wrap(line, width);
}

// Lines that should keep their shape: as the compiler or the student's code wrote them.
Lines quoted(const std::string& text, const TextStyle& style, int most) {
  const std::string safe = make_safe(text);
  Lines lines;
  for (const std::string_view line : split_lines(safe)) {
    append(lines, fitted(line, style.width - 4));
  }
  return indented(shortened(std::move(lines), most), 4);
}

Lines case_title(const ExerciseResult& exercise, const CaseResult& one, const TextStyle& style) {
  const auto total = exercise.cases.size();
  const auto right = std::ranges::count(exercise.cases, Verdict::right, &CaseResult::verdict);
  Message said{"case.title", {{"case", one.id}}};
  if (total > 1) {
    said.id = "case.title_of";
    said.values["failed"] = std::to_string(total - static_cast<std::size_t>(right));
    said.values["total"] = std::to_string(total);
  }
  Lines lines = paragraph(said, style);
  if (one.detail && one.detail->trials > 1) {
    append(lines, paragraph(Message{"case.trial",
                                    {{"trial", std::to_string(one.detail->trial + 1)},
                                     {"trials", std::to_string(one.detail->trials)}}},
                            style));
  }
  return lines;
}

Lines printed_lines(const Detail& detail, const TextStyle& style) {
  constexpr int most_printed = 4;
  if (detail.printed.empty()) return {};
  Lines lines = paragraph(Message{"report.printed", {}}, style);
  append(lines, quoted(detail.printed, style, most_printed));
  return lines;
}

TextStyle narrower(const TextStyle& style, int by) {
  TextStyle narrow = style;
  narrow.width -= by;
  return narrow;
}

// What the failing case shows; nothing for a hidden one.
Lines evidence(const ExerciseResult& exercise, const TextStyle& style, int most_lines) {
  constexpr int least = 10;
  const CaseResult* one = first_failing(exercise);
  if (one == nullptr || one->hidden || !one->detail) return {};
  Lines lines = {""};
  append(lines, case_title(exercise, *one, style));
  const Lines printed = printed_lines(*one->detail, style);
  const int left = most_lines - static_cast<int>(lines.size() + printed.size()) - 1;
  const Lines table = case_view(*one->detail, narrower(style, 6), std::max(left, least));
  if (!table.empty()) lines.emplace_back();
  append(lines, indented(table, 6));
  if (!table.empty() && !printed.empty()) lines.emplace_back();
  append(lines, printed);
  return lines;
}

Lines compiler_lines(const ExerciseResult& exercise, const TextStyle& style) {
  constexpr int most_compiler = 10;
  if (!exercise.compiler || exercise.compiler->text.empty()) return {};
  Lines lines = {""};
  append(lines, quoted(exercise.compiler->text, style, most_compiler));
  return lines;
}

Lines finding_lines(const ExerciseResult& exercise, const TextStyle& style) {
  if (!exercise.finding) return {};
  Lines lines = {""};
  append(lines, finding_view(*exercise.finding, style));
  return lines;
}

// The exercises that could not run because of this one.
Lines blocked_lines(const Result& result, const ExerciseResult& blocker, const TextStyle& style) {
  std::string names;
  for (const ExerciseResult& exercise : result.exercises) {
    if (exercise.verdict != Verdict::blocked || exercise.blocked_by != blocker.id) continue;
    names += (names.empty() ? "" : ", ") + exercise.id;
  }
  if (names.empty()) return {};
  return shortened(paragraph(Message{"report.blocks", {{"exercises", names}}}, style), 3);
}

const ExerciseResult* find(const Result& result, const std::string& id) {
  const auto found = std::ranges::find(result.exercises, id, &ExerciseResult::id);
  return found == result.exercises.end() ? nullptr : &*found;
}

// The file to work on next. For an exercise that waits it is the one that it waits for.
std::optional<Message> next_step(const Result& result, const ExerciseResult& exercise) {
  const ExerciseResult* one = &exercise;
  if (exercise.verdict == Verdict::not_graded) return {};
  if (exercise.verdict == Verdict::blocked) one = find(result, exercise.blocked_by);
  if (one == nullptr) return {};
  if (one->verdict == Verdict::not_attempted && !one->still_throws) return how_to_start(*one);
  return Message{"report.next_repair", {{"file", one->file}}};
}

// What else there is: a hint, and the steps of the case that is shown, on one line if both fit.
// They are about the idea, and do not help who has to satisfy the compiler first.
Lines further_lines(const ExerciseResult& exercise, const TextStyle& style) {
  static constexpr Verdict helped[] = {Verdict::wrong,      Verdict::wrong_shape,
                                       Verdict::not_finite, Verdict::crashed,
                                       Verdict::timed_out,  Verdict::out_of_memory};
  if (std::ranges::count(helped, exercise.verdict) == 0) return {};
  Lines further;
  if (exercise.has_hints)
    further = paragraph(Message{"report.hint", {{"exercise", exercise.id}}}, style);
  const CaseResult* one = first_failing(exercise);
  if (one == nullptr || one->hidden || !one->has_steps) return further;
  const Lines steps =
      paragraph(Message{"report.replay", {{"exercise", exercise.id}, {"case", one->id}}}, style);
  const bool fits = further.size() == 1 && steps.size() == 1 &&
                    display_width(further[0]) + display_width(steps[0]) + 4 <= style.width;
  if (fits)
    further[0] += "    " + steps[0];
  else
    append(further, steps);
  return further;
}

Lines note_lines(const ExerciseResult& exercise, const TextStyle& style) {
  Lines lines;
  for (const std::string& note : told(exercise.notes, exercise.said, style.language))
    append(lines, paragraph(note, style));
  return shortened(std::move(lines), 3);
}

}  // namespace

const ExerciseResult* exercise_in_work(const Result& result) {
  const ExerciseResult* waiting = nullptr;
  const ExerciseResult* not_graded = nullptr;
  for (const ExerciseResult& exercise : result.exercises) {
    const Verdict verdict = exercise.verdict;
    const bool untouched = verdict == Verdict::not_attempted && !exercise.still_throws;
    if (verdict == Verdict::right || untouched) continue;
    if (verdict == Verdict::blocked) {
      if (waiting == nullptr) waiting = &exercise;
    } else if (verdict == Verdict::not_graded) {
      if (not_graded == nullptr) not_graded = &exercise;
    } else {
      return &exercise;
    }
  }
  return not_graded != nullptr ? not_graded : waiting;
}

std::vector<std::string> finding_view(const Finding& finding, const TextStyle& style) {
  constexpr int most_source = 2;
  Lines lines = paragraph(say(words_of(finding), style.language), style);
  append(lines, quoted(finding.source, style, most_source));
  return lines;
}

std::vector<std::string> failing_view(const Result& result, const ExerciseResult& exercise,
                                      const TextStyle& style, int most_lines) {
  Lines lines = {title_line(exercise, style)};
  for (const std::string& text : told(exercise, style.language)) {
    append(lines, paragraph(text, style));
  }
  append(lines, compiler_lines(exercise, style));
  append(lines, finding_lines(exercise, style));
  Lines after = blocked_lines(result, exercise, style);
  append(after, note_lines(exercise, style));
  if (!after.empty()) after.insert(after.begin(), "");
  append(after, next_lines(next_step(result, exercise), style));
  const int left = most_lines - static_cast<int>(lines.size() + after.size());
  append(lines, evidence(exercise, style, left));
  append(lines, after);
  append(lines, further_lines(exercise, style));  // a line more is no reason to leave out a table
  return lines;
}

}  // namespace grader
