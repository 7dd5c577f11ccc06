#include "grader/report/chapter_view.hpp"

#include <algorithm>

#include "grader/base/text.hpp"
#include "grader/report/exercise_list.hpp"
#include "grader/report/lines.hpp"
#include "grader/report/paint.hpp"
#include "grader/result/numbers.hpp"

namespace grader {
namespace {

std::string name_of(const ListedExercise& exercise) {
  return exercise_name({.id = exercise.id, .file = exercise.file});
}

std::string state_text(const ListedExercise& exercise, Language language) {
  switch (exercise.state) {
    case FileState::untouched:
      return say(Message{"list.untouched", {}}, language);
    case FileState::changed:
      return say(Message{"list.changed", {}}, language);
    case FileState::missing:
      break;
  }
  return say(Message{"list.missing", {}}, language);
}

// "14 exercises · 100 points", of the core or of the rest.
std::string counts(const ListedChapter& chapter, bool extra, const std::string& id,
                   Language language) {
  double points = 0;
  int exercises = 0;
  for (const ListedExercise& exercise : chapter.exercises) {
    if (exercise.extra != extra) continue;
    points += exercise.points;
    ++exercises;
  }
  return say(
      Message{id, {{"exercises", std::to_string(exercises)}, {"points", format_points(points)}}},
      language);
}

std::string headline(const std::string& title, const std::string& right, const TextStyle& style) {
  const int left = style.width - display_width(right) - 2;
  return painted(pad_right(cut(make_safe_line(title), left), left), Paint::bold, style.colour) +
         "  " + right;
}

// The widths of the columns of a list.
struct Columns {
  int name = 0, points = 0, title = 0, state = 0;
};

Columns columns_of(const ListedChapter& chapter, const TextStyle& style) {
  Columns columns;
  for (const ListedExercise& exercise : chapter.exercises) {
    columns.name = std::max(columns.name, display_width(name_of(exercise)));
    columns.points = std::max(columns.points, display_width(format_points(exercise.points)));
    if (chapter.has_files)
      columns.state = std::max(columns.state, display_width(state_text(exercise, style.language)));
  }
  columns.name = std::min(columns.name, style.width / 2 - 6);
  constexpr int gaps = 8;  // two columns before each
  columns.title = std::max(1, style.width - gaps - columns.name - columns.points - columns.state);
  return columns;
}

std::string line_of(const ListedExercise& exercise, const Columns& columns,
                    const TextStyle& style) {
  const std::string title = cut(make_safe_line(say(exercise.title, style.language)), columns.title);
  std::string line = "  " + pad_right(cut(name_of(exercise), columns.name), columns.name) + "  " +
                     pad_left(format_points(exercise.points), columns.points) + "  ";
  if (columns.state == 0) return line + title;
  const std::string state = state_text(exercise, style.language);
  const bool begun = exercise.state != FileState::untouched;
  line += pad_right(title, columns.title) + "  ";
  return line + painted(state, begun ? Paint::plain : Paint::dim, style.colour);
}

Lines lines_of(const ListedChapter& chapter, bool extra, const TextStyle& style) {
  const Columns columns = columns_of(chapter, style);
  Lines lines;
  for (const ListedExercise& exercise : chapter.exercises)
    if (exercise.extra == extra) lines.push_back(line_of(exercise, columns, style));
  return lines;
}

Message next_step(const ListedChapter& chapter) {
  if (!chapter.has_files)
    return {"list.next_start", {{"chapter", chapter.id}, {"options", chapter.options}}};
  const auto& all = chapter.exercises;
  const auto begin = std::find_if(all.begin(), all.end(), [](const ListedExercise& exercise) {
    return exercise.state == FileState::untouched;
  });
  const ListedExercise& one = begin == all.end() ? all.front() : *begin;
  return {"list.next_show", {{"exercise", one.id}, {"options", chapter.options}}};
}

}  // namespace

std::string chapter_view(const ListedChapter& chapter, const TextStyle& style) {
  const std::string right = counts(chapter, false, "list.counts", style.language);
  Lines lines = {headline(say(chapter.title, style.language), right, style), ""};
  append(lines, lines_of(chapter, false, style));
  const Lines further = lines_of(chapter, true, style);
  if (!further.empty())
    append(lines, {"", "  " + counts(chapter, true, "list.further", style.language)});
  append(lines, further);
  if (!chapter.exercises.empty()) append(lines, next_lines(next_step(chapter), style));
  return joined(lines);
}

std::string chapters_view(const std::vector<ListedChapter>& chapters, const TextStyle& style) {
  if (chapters.empty()) return joined(paragraph(Message{"chapter.none", {}}, style));
  int name = 0;
  for (const ListedChapter& chapter : chapters)
    name = std::max(name, std::min(display_width(chapter.id), style.width / 3));
  Lines lines = {say(Message{"list.chapters", {}}, style.language), ""};
  for (const ListedChapter& chapter : chapters) {
    const std::string left = "  " + pad_right(cut(chapter.id, name), name) + "  ";
    const std::string right = counts(chapter, false, "list.counts", style.language);
    const int middle = style.width - display_width(left) - display_width(right) - 2;
    const std::string title = cut(make_safe_line(say(chapter.title, style.language)), middle);
    lines.push_back(left + pad_right(title, middle) + "  " + right);
  }
  append(lines,
         next_lines(Message{"list.next_chapter", {{"chapter", chapters.front().id}}}, style));
  return joined(lines);
}

}  // namespace grader
