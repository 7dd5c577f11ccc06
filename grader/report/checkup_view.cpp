#include "grader/report/checkup_view.hpp"

#include <fmt/format.h>

#include "grader/base/text.hpp"
#include "grader/base/wrap.hpp"
#include "grader/report/lines.hpp"
#include "grader/report/paint.hpp"
#include "grader/words/words.hpp"

namespace grader {
namespace {

constexpr int level_width = 12;
constexpr int indent = 4 + level_width;  // "  ✓ namespaces  "

// A sentence, and below it the command that it speaks of, to be copied.
Lines advice_lines(const Message& advice, const TextStyle& style) {
  Lines lines = wrap(make_safe(say(advice, style.language)), 80 - indent);
  if (const auto command = advice.values.find("command"); command != advice.values.end())
    lines.push_back("  " + make_safe_line(command->second));
  return lines;
}

Lines line_of(const CheckupLine& line, const TextStyle& style) {
  Lines text = wrap(say(line.about, style.language), 80 - indent);
  for (const Message& advice : line.advice) append(text, advice_lines(advice, style));
  text = indented(text, indent);
  const std::string sign = line.reached ? painted("✓", Paint::green, style.colour)
                                        : painted("✗", Paint::red, style.colour);
  text.front() =
      fmt::format("  {} {:<{}}{}", sign, line.name, level_width, text.front().substr(indent));
  return text;
}

}  // namespace

std::string checkup_view(const Checkup& checkup, const TextStyle& style) {
  Lines lines = wrap(make_safe(say(checkup.summary, style.language)), 80);
  lines.emplace_back();
  for (const CheckupLine& line : checkup.lines) append(lines, line_of(line, style));
  for (const Message& remark : checkup.remarks) {
    lines.emplace_back();
    append(lines, indented(advice_lines(remark, style), 2));
  }
  return joined(lines);
}

}  // namespace grader
