#include "grader/report/exercise_list.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/text.hpp"
#include "grader/report/paint.hpp"
#include "grader/result/numbers.hpp"

namespace grader {
namespace {

constexpr std::size_t longest_list = 15;  // longer lists are folded, to leave room for the detail

// A line of the list, which stands for one exercise or for neighbours with the same verdict.
struct Row {
  Verdict verdict;
  std::string first, last;  // names; the same for one exercise
  double score = 0, max_score = 0;
  int exercises = 1;
};

struct Count {
  int done = 0, all = 0;
};

std::string number_of(const ExerciseResult& exercise) {
  const std::size_t end = exercise.file.find_first_not_of("0123456789");
  return end == exercise.file.npos || exercise.file[end] != '_' ? "" : exercise.file.substr(0, end);
}

Row row_of(const ExerciseResult& exercise) {
  const std::string name = exercise_name(exercise);
  return {exercise.verdict, name, name, exercise.score, exercise.max_score, 1};
}

Count count_done(const Result& result, bool extra) {
  Count count;
  for (const ExerciseResult& exercise : result.exercises) {
    if (exercise.extra != extra) continue;
    ++count.all;
    if (exercise.verdict == Verdict::right) ++count.done;
  }
  return count;
}

std::vector<Row> rows_of(const Result& result, bool extra) {
  std::vector<Row> rows;
  for (const ExerciseResult& exercise : result.exercises) {
    const bool later = extra && exercise.verdict == Verdict::not_attempted;
    if (exercise.extra == extra && !later) rows.push_back(row_of(exercise));
  }
  return rows;
}

// Rows `begin` to `end` as one.
Row merged(const std::vector<Row>& rows, std::size_t begin, std::size_t end) {
  Row all = rows[begin];
  for (std::size_t i = begin + 1; i < end; ++i) {
    all.last = rows[i].last;
    all.score += rows[i].score;
    all.max_score += rows[i].max_score;
    all.exercises += rows[i].exercises;
  }
  return all;
}

// At least three neighbours with `verdict` become the first of them and one row for the rest.
std::vector<Row> folded(const std::vector<Row>& rows, Verdict verdict) {
  std::vector<Row> all;
  for (std::size_t i = 0; i < rows.size();) {
    std::size_t end = i;
    while (end < rows.size() && rows[end].verdict == verdict) ++end;
    all.push_back(rows[i]);
    if (end - i > 2) {
      all.push_back(merged(rows, i + 1, end));
      i = end;
    } else {
      ++i;
    }
  }
  return all;
}

void shorten(std::vector<Row>& core, std::vector<Row>& extra) {
  core = folded(core, Verdict::not_attempted);
  for (const Verdict verdict : {Verdict::blocked, Verdict::right}) {
    if (core.size() + extra.size() <= longest_list) return;
    core = folded(core, verdict);
    extra = folded(extra, verdict);
  }
}

std::string mark_of(Verdict verdict, bool colour) {
  switch (verdict) {
    case Verdict::right:
      return painted("✓", Paint::green, colour);
    case Verdict::not_attempted:
    case Verdict::blocked:
      return painted("·", Paint::dim, colour);
    case Verdict::not_graded:
      return "?";
    default:
      return painted("✗", Paint::red, colour);
  }
}

// Of a folded row only the numbers, if there are any.
std::string name_of(const Row& row) {
  if (row.exercises == 1) return row.first;
  const auto number = [](const std::string& name) { return name.substr(0, name.find(' ')); };
  return number(row.first) + " … " + number(row.last);
}

std::string points_of(const Row& row) {
  if (row.verdict == Verdict::not_attempted && row.score == 0) return "";
  return format_points(row.score) + "/" + format_points(row.max_score);
}

int widest_name(const std::vector<Row>& rows) {
  int width = 0;
  for (const Row& row : rows) width = std::max(width, display_width(name_of(row)));
  return width;
}

std::string line_of(const Row& row, int name_width, const TextStyle& style) {
  const std::string name = pad_right(cut(name_of(row), name_width), name_width);
  std::string line = "  " + mark_of(row.verdict, style.colour) + " " + name + "  ";
  if (row.verdict == Verdict::right) return line + points_of(row);
  const Message verdict{"verdict." + std::string(to_string(row.verdict)), {}};
  return line + pad_right(points_of(row), 9) + say(verdict, style.language);
}

std::string headline(const Result& result, const TextStyle& style) {
  const Count count = count_done(result, false);
  const Message said{"report.counts",
                     {{"done", std::to_string(count.done)},
                      {"exercises", std::to_string(count.all)},
                      {"score", format_points(result.score())},
                      {"max", format_points(result.max_score())}}};
  const std::string counts = say(said, style.language);
  const int left = style.width - display_width(counts) - 2;
  const std::string title = cut(make_safe_line(say(result.chapter_title, style.language)), left);
  return painted(pad_right(title, left), Paint::bold, style.colour) + "  " + counts;
}

std::string further_line(const Result& result, const TextStyle& style) {
  const Count count = count_done(result, true);
  Message said{"report.further", {{"count", std::to_string(count.all)}}};
  if (!rows_of(result, true).empty()) {
    said.id = "report.further_started";
    said.values["done"] = std::to_string(count.done);
    said.values["score"] = format_points(result.extra_score());
  }
  return cut("  " + say(said, style.language), style.width);
}

}  // namespace

std::string exercise_name(const ExerciseResult& exercise) {
  const std::string number = number_of(exercise);
  const std::string id = make_safe_line(exercise.id);
  return number.empty() ? id : number + " " + id;
}

std::vector<std::string> exercise_list(const Result& result, const TextStyle& style) {
  std::vector<Row> core = rows_of(result, false);
  std::vector<Row> extra = rows_of(result, true);
  shorten(core, extra);
  const int longest = style.width - 38;  // leaves room for points and the longest verdict
  const int width = std::min(std::max(widest_name(core), widest_name(extra)), longest);
  std::vector<std::string> lines = {headline(result, style), ""};
  for (const Row& row : core) lines.push_back(line_of(row, width, style));
  if (count_done(result, true).all > 0) lines.push_back(further_line(result, style));
  for (const Row& row : extra) lines.push_back(line_of(row, width, style));
  return lines;
}

}  // namespace grader
