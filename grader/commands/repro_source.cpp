#include "grader/commands/repro_source.hpp"

#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/commands/repro_helpers.hpp"
#include "grader/intake/submission.hpp"

namespace grader {
namespace {

constexpr std::size_t width = 100;

// As many digits as it takes to be the same number again.
std::string literal_of(double number) {
  if (std::isnan(number)) return "repro::inf - repro::inf";
  if (std::isinf(number)) return number > 0 ? "repro::inf" : "-repro::inf";
  if (number == 0 && std::signbit(number)) return "-0.0";  // "-0" would be a whole number, 0
  return fmt::format("{}", number);
}

std::string quoted(const std::string& text) {
  std::string literal = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      literal += std::string("\\") + c;
    else if (byte < ' ' || byte > '~')
      literal += fmt::format("\\{:03o}", byte);
    else
      literal += c;
  }
  return literal + "\"";
}

// Rows of numbers, each on lines of its own.
std::string rows_of_numbers(const Array& array, const std::string& indent) {
  const std::size_t length = array.shape.empty() || array.shape.back() < 1
                                 ? 1
                                 : static_cast<std::size_t>(array.shape.back());
  std::string text, line;
  for (std::size_t i = 0; i < array.numbers.size(); ++i) {
    const std::string number =
        literal_of(array.numbers[i]) + (i + 1 < array.numbers.size() ? "," : "");
    const bool new_row = i % length == 0;
    if (!line.empty() && (new_row || line.size() + number.size() + 1 > width)) {
      text += line + "\n";
      line.clear();
    }
    line += line.empty() ? indent + number : " " + number;
  }
  return text + line;
}

std::string given_of(const Value& value, const std::string& indent) {
  if (const auto* text = std::get_if<std::string>(&value.content))
    return "repro::text(" + quoted(*text) + ")";
  if (const auto* list = std::get_if<List>(&value.content)) {
    std::string parts;
    for (const Value& part : *list)
      parts += (parts.empty() ? "\n" : ",\n") + indent + "    " + given_of(part, indent + "    ");
    return "repro::parts({" + parts + "})";
  }
  const auto& array = std::get<Array>(value.content);
  const std::string shape = fmt::format("{{{}}}", fmt::join(array.shape, ", "));
  if (array.shape.empty() || array.numbers.empty())
    return fmt::format("repro::numbers({}, {{{}}})", shape, rows_of_numbers(array, ""));
  return fmt::format("repro::numbers({}, {{\n{}}})", shape,
                     rows_of_numbers(array, indent + "    "));
}

std::string head_of(const ReproPlan& plan) {
  return fmt::format(
      "{}{}/{}`, trial {} of {}: it writes this file anew each time.\n"
      "//\n//     {}\n//\n// Set a breakpoint at the call near the end of this file.\n"
      "#include \"{}\"\n\n",
      repro_marker, plan.exercise.info.id, plan.each.id, plan.trial + 1, plan.each.trials.size(),
      plan.command, plan.chapter.header);
}

std::string main_of(const ReproPlan& plan) {
  const Trial& trial = plan.each.trials.at(plan.trial);
  const std::string& function = plan.exercise.info.functions.at(plan.each.function);
  const auto& names = plan.exercise.info.arguments.at(plan.each.function);
  std::string text =
      fmt::format("\n// ---- The case: {}/{}, trial {} of {} ----\n\nint main() {{\n",
                  plan.exercise.info.id, plan.each.id, plan.trial + 1, plan.each.trials.size());
  for (std::size_t i = 0; i < names.size() && i < trial.arguments.size(); ++i)
    text += fmt::format(
        "  const auto {0} = repro::make<decltype(repro::parameter<{1}>(&{2}))>({3});\n\n", names[i],
        i, function, given_of(trial.arguments[i], "    "));
  text += fmt::format("  const auto yours = {}({});  // step into this\n\n", function,
                      fmt::join(names, ", "));
  text += fmt::format(
      "  const auto expected = repro::make<std::remove_cvref_t<decltype(yours)>>({});\n",
      given_of(trial.expected, "    "));
  return text + "  repro::print(\"yours\", yours);\n  repro::print(\"expected\", expected);\n}\n";
}

}  // namespace

std::string repro_source(const ReproPlan& plan) {
  std::string includes;
  for (const char* name :
       {"cstddef", "cstdio", "limits", "string", "tuple", "type_traits", "utility", "vector"})
    includes += fmt::format("#include <{}>\n", name);
  return head_of(plan) + includes + repro_helpers + main_of(plan);
}

}  // namespace grader
