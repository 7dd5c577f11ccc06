#include "grader/report/lines.hpp"

#include <algorithm>

#include "grader/base/text.hpp"
#include "grader/base/wrap.hpp"
#include "grader/report/exercise_list.hpp"
#include "grader/report/paint.hpp"

namespace grader {

void append(Lines& lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

Lines indented(const Lines& lines, int by) {
  Lines all;
  for (const std::string& line : lines) all.push_back(line.empty() ? "" : pad_right("", by) + line);
  return all;
}

Lines shortened(Lines lines, int most) {
  const auto size = static_cast<std::size_t>(std::max(most, 1));
  if (lines.size() <= size) return lines;
  lines.resize(size - 1);
  lines.emplace_back("…");
  return lines;
}

Lines paragraph(const std::string& text, const TextStyle& style) {
  return indented(wrap(make_safe(text), style.width - 2), 2);
}

Lines paragraph(const Message& message, const TextStyle& style) {
  return paragraph(say(message, style.language), style);
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line;
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

std::string title_line(const ExerciseResult& exercise, const TextStyle& style) {
  const std::string title = make_safe_line(say(exercise.title, style.language));
  const std::string name = exercise_name(exercise);
  const std::string text = title.empty() ? name : name + " · " + title;
  return painted(cut(text, style.width), Paint::bold, style.colour);
}

Lines next_lines(const std::optional<Message>& step, const TextStyle& style) {
  if (!step) return {};
  Lines lines = {""};
  append(lines, paragraph(*step, style));
  return lines;
}

}  // namespace grader
