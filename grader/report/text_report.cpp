#include "grader/report/text_report.hpp"

#include <algorithm>

#include "grader/report/exercise_list.hpp"
#include "grader/report/exercise_view.hpp"
#include "grader/report/lines.hpp"
#include "grader/report/progress_view.hpp"
#include "grader/result/sentences.hpp"

namespace grader {
namespace {

constexpr int page_lines = 40;
constexpr int least_detail = 16;

Lines detail_of(const Result& result, const TextStyle& style, int left) {
  const ExerciseResult* exercise = exercise_in_work(result);
  if (exercise == nullptr) return progress_view(result, style, left);
  return failing_view(result, *exercise, style, left);
}

// Whole notes: half a sentence helps nobody.
Lines notes_of(const Result& result, const TextStyle& style) {
  constexpr std::size_t most_note_lines = 6;
  Lines lines;
  std::size_t shown = 0;
  const std::vector<std::string> notes = told(result.notes, result.said, style.language);
  for (const std::string& note : notes) {
    const Lines more = paragraph(note, style);
    if (shown > 0 && lines.size() + more.size() > most_note_lines) break;
    append(lines, more);
    ++shown;
  }
  const std::size_t left = notes.size() - shown;
  if (left > 0)
    append(lines, paragraph(Message{"note.more", {{"more", std::to_string(left)}}}, style));
  return lines;
}

// What sanitizers saw in answers that are right: a remark, and nothing that has to be repaired.
Lines remarks_of(const Result& result, const TextStyle& style) {
  Lines lines;
  for (const ExerciseResult& exercise : result.exercises) {
    if (exercise.verdict != Verdict::right || !exercise.finding) continue;
    if (lines.empty()) lines = paragraph(Message{"sanitizer.though_right", {}}, style);
    append(lines, finding_view(*exercise.finding, style));
  }
  return lines;
}

}  // namespace

std::string text_report(const Result& result, const TextStyle& style) {
  Lines lines = exercise_list(result, style);
  const Lines remarks = remarks_of(result, style);
  const Lines notes = notes_of(result, style);
  const int used = static_cast<int>(lines.size() + remarks.size() + notes.size()) + 1;
  const Lines detail = detail_of(result, style, std::max(page_lines - used, least_detail));
  for (const Lines& more : {detail, remarks, notes}) {
    if (!more.empty()) lines.emplace_back();
    append(lines, more);
  }
  return joined(lines);
}

}  // namespace grader
