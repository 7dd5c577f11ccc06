#include "grader/report/statement_view.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/reflow.hpp"
#include "grader/base/text.hpp"
#include "grader/base/wrap.hpp"
#include "grader/report/case_view.hpp"
#include "grader/report/lines.hpp"
#include "grader/report/paint.hpp"
#include "grader/result/numbers.hpp"

namespace grader {
namespace {

// The title on the left, the points on the right.
Lines heading(const ShownExercise& exercise, const TextStyle& style) {
  const Message points{exercise.extra ? "show.points_extra" : "show.points",
                       {{"points", format_points(exercise.points)}}};
  const std::string right = say(points, style.language);
  TextStyle narrow = style;
  narrow.width = style.width - display_width(right) - 2;
  narrow.colour = false;
  const std::string left =
      title_line({.id = exercise.id, .file = exercise.file, .title = exercise.title}, narrow);
  return {painted(pad_right(left, narrow.width), Paint::bold, style.colour) + "  " + right};
}

// The first line as a person writes it, further ones set in.
Lines code_lines(const std::string& signature, const TextStyle& style) {
  Lines lines = wrap(make_safe_line(signature), style.width - 10);
  for (std::size_t i = 1; i < lines.size(); ++i) lines[i] = "    " + lines[i];
  return indented(lines, 6);
}

Lines signature_lines(const ShownExercise& exercise, const TextStyle& style) {
  if (exercise.signatures.empty()) return {};
  Lines lines = {""};
  append(lines, paragraph(Message{"show.declares", {{"header", exercise.header}}}, style));
  for (const std::string& signature : exercise.signatures)
    append(lines, code_lines(signature, style));
  return lines;
}

std::string list_of(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

// Messages about the same exercise.
Message about(const std::string& id, const ShownExercise& exercise) {
  return {id, {{"exercise", exercise.id}, {"options", exercise.options}}};
}

Lines further_lines(const ShownExercise& exercise, const TextStyle& style) {
  Lines lines = {""};
  append(lines, paragraph(Message{"show.file", {{"file", exercise.file}}}, style));
  if (!exercise.needs.empty())
    append(lines, paragraph(Message{"show.needs", {{"needs", list_of(exercise.needs)}}}, style));
  if (!exercise.cases.empty()) {
    append(lines, paragraph(Message{"show.cases", {{"cases", list_of(exercise.cases)}}}, style));
    Message one = about("show.case", exercise);
    one.values["case"] = exercise.cases.front();
    append(lines, paragraph(one, style));
  }
  if (!exercise.hints.empty()) {
    Message hints = about("show.hints", exercise);
    hints.values["count"] = std::to_string(exercise.hints.size());
    append(lines, paragraph(hints, style));
  }
  return lines;
}

Lines hint_lines(const ShownExercise& exercise, std::size_t number, const TextStyle& style) {
  Lines lines = paragraph(Message{"hint.title",
                                  {{"number", std::to_string(number)},
                                   {"count", std::to_string(exercise.hints.size())}}},
                          style);
  append(lines, paragraph(reflow(say(exercise.hints.at(number - 1), style.language)), style));
  return lines;
}

}  // namespace

std::string statement_view(const ShownExercise& exercise, const TextStyle& style) {
  Lines lines = heading(exercise, style);
  lines.emplace_back();
  append(lines, paragraph(reflow(say(exercise.statement, style.language)), style));
  append(lines, signature_lines(exercise, style));
  append(lines, further_lines(exercise, style));
  return joined(lines);
}

std::string shown_case_view(const ShownExercise& exercise, const ShownCase& shown,
                            const TextStyle& style) {
  constexpr int most_lines = 40;
  Lines lines = heading(exercise, style);
  append(lines,
         paragraph(Message{"show.case_title", {{"case", shown.id}, {"call", shown.call}}}, style));
  if (shown.detail.trials > 1)
    append(lines,
           paragraph(Message{"show.trials", {{"trials", std::to_string(shown.detail.trials)}}},
                     style));
  lines.emplace_back();
  TextStyle narrow = style;
  narrow.width -= 6;
  append(lines, indented(case_view(shown.detail, narrow, most_lines), 6));
  return joined(lines);
}

std::string hint_view(const ShownExercise& exercise, std::size_t number, const Message& next,
                      const TextStyle& style) {
  Lines lines = heading(exercise, style);
  append(lines, hint_lines(exercise, number, style));
  append(lines, next_lines(next, style));
  return joined(lines);
}

std::string all_hints_view(const ShownExercise& exercise, const TextStyle& style) {
  Lines lines = heading(exercise, style);
  for (std::size_t number = 1; number <= exercise.hints.size(); ++number) {
    if (number > 1) lines.emplace_back();
    append(lines, hint_lines(exercise, number, style));
  }
  return joined(lines);
}

}  // namespace grader
