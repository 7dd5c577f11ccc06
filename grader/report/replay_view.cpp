#include "grader/report/replay_view.hpp"

#include <algorithm>

#include "grader/base/text.hpp"
#include "grader/report/case_view.hpp"
#include "grader/report/lines.hpp"
#include "grader/result/sentences.hpp"

namespace grader {
namespace {

constexpr int most_of_step = 24;  // lines
constexpr int margin = 6;

TextStyle narrower(const TextStyle& style) {
  TextStyle narrow = style;
  narrow.width -= margin;
  return narrow;
}

Lines tables(const Detail& detail, const TextStyle& style) {
  return indented(case_view(detail, narrower(style), most_of_step), margin);
}

// The expected value alone; a list part by part.
Lines expected_table(const Detail& detail, const TextStyle& style) {
  Detail lone;
  lone.inputs.push_back(
      {say(Message{"report.expected", {}}, style.language), *detail.expected, detail.expected_as});
  return tables(lone, style);
}

// The last step is the answer itself, whatever it is called.
std::string name_of(const Replay& replay, std::size_t index, Language language) {
  if (index + 1 == replay.steps.size()) return say(Message{"replay.result", {}}, language);
  return say(replay.steps[index].name, language);
}

Message title_of(const Replay& replay, std::size_t index, Language language) {
  const ReplayStep& step = replay.steps[index];
  const char* id = step.asked.empty()               ? "replay.step"
                   : step.verdict == Verdict::right ? "replay.step_right"
                                                    : "replay.step_asked";
  return {id,
          {{"number", std::to_string(index + 1)},
           {"name", name_of(replay, index, language)},
           {"function", step.asked}}};
}

Message no_answer(const ReplayStep& step, Language language) {
  const Message verdict{"verdict." + std::string(to_string(step.verdict)), {}};
  return {"replay.no_answer", {{"function", step.asked}, {"verdict", say(verdict, language)}}};
}

Lines step_lines(const Replay& replay, std::size_t index, const TextStyle& style) {
  const ReplayStep& step = replay.steps[index];
  Lines lines = {""};
  append(lines, paragraph(title_of(replay, index, style.language), style));
  const bool asked = !step.asked.empty();
  if (asked && step.verdict != Verdict::right && step.detail.yours) {
    append(lines, tables(step.detail, style));
    return lines;
  }
  if (asked && step.verdict != Verdict::right)
    append(lines, paragraph(no_answer(step, style.language), style));
  append(lines, expected_table(step.detail, style));
  return lines;
}

Lines head_lines(const Replay& replay, const TextStyle& style) {
  Lines lines = {title_line(replay.exercise, style)};
  const CaseResult& one = replay.exercise.cases.at(0);
  append(lines,
         paragraph(Message{"replay.case", {{"case", one.id}, {"call", replay.call}}}, style));
  if (replay.trials > 1)
    append(lines, paragraph(Message{"replay.trial",
                                    {{"trial", std::to_string(replay.trial + 1)},
                                     {"trials", std::to_string(replay.trials)}}},
                            style));
  Detail inputs;
  inputs.inputs = replay.inputs;
  lines.emplace_back();
  append(lines, tables(inputs, style));
  return lines;
}

// Whether an expected value stands alone somewhere.
bool has_untold(const Replay& replay) {
  return std::ranges::any_of(replay.steps,
                             [](const ReplayStep& step) { return step.asked.empty(); });
}

// Two values side by side say what differs.
bool is_shown(const ReplayStep& answer) {
  return answer.detail.yours && (answer.detail.mismatch || answer.verdict == Verdict::wrong_shape);
}

// The usual sentences where the tables do not say what is wrong.
Lines told_lines(const Replay& replay, const TextStyle& style) {
  Lines lines;
  if (replay.exercise.verdict == Verdict::right || is_shown(replay.steps.back())) return lines;
  lines.emplace_back();
  for (const std::string& text : told(replay.exercise, style.language))
    append(lines, paragraph(text, style));
  if (replay.exercise.compiler) {
    lines.emplace_back();
    const std::string text = make_safe(replay.exercise.compiler->text);
    for (const std::string_view line : split_lines(text))
      lines.push_back("    " + cut(line, style.width - 4));
  }
  return lines;
}

// Where to look.
Message conclusion(const Replay& replay, const TextStyle& style) {
  const std::size_t first = first_differing(replay);
  Message said{"replay.right", {{"trial", std::to_string(replay.trial + 1)}}};
  if (first == replay.steps.size()) {
    if (replay.steps.back().asked.empty()) said.id = "replay.not_run";
    return said;
  }
  said.id = first + 1 < replay.steps.size() ? "replay.first" : "replay.last";
  if (said.id == "replay.last" && replay.steps.size() == 1) said.id = "replay.only";
  said.values = {{"number", std::to_string(first + 1)},
                 {"name", name_of(replay, first, style.language)},
                 {"function", replay.steps[first].asked}};
  return said;
}

}  // namespace

std::string replay_view(const Replay& replay, const TextStyle& style) {
  Lines lines = head_lines(replay, style);
  for (std::size_t i = 0; i < replay.steps.size(); ++i) append(lines, step_lines(replay, i, style));
  append(lines, told_lines(replay, style));
  lines.emplace_back();
  append(lines, paragraph(conclusion(replay, style), style));
  if (has_untold(replay)) append(lines, paragraph(Message{"replay.untold", {}}, style));
  return joined(lines);
}

}  // namespace grader
