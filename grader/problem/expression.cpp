#include "grader/problem/expression.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <muParser.h>

#include "grader/base/suggest.hpp"

namespace grader {

namespace {

constexpr std::size_t longest_expression = 200;
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
constexpr std::string_view digits = "0123456789";
// muParser also knows =, ?:, && and strings. A number needs none of them.
constexpr std::string_view signs = " .+-*/^(),";

bool is_letter(char c) {
  return letters.find(c) != std::string_view::npos;
}
bool is_digit(char c) {
  return digits.find(c) != std::string_view::npos;
}

// Letters and digits without anything between them.
std::vector<std::string_view> words_in(std::string_view expression) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < expression.size();) {
    std::size_t end = at;
    while (end < expression.size() && (is_letter(expression[end]) || is_digit(expression[end])))
      ++end;
    if (end > at) words.push_back(expression.substr(at, end - at));
    at = std::max(end, at + 1);
  }
  return words;
}

using Function = double (*)(double);

constexpr std::array<std::pair<const char*, Function>, 8> functions{{
    {"sqrt", [](double x) { return std::sqrt(x); }},
    {"exp", [](double x) { return std::exp(x); }},
    {"ln", [](double x) { return std::log(x); }},
    {"log2", [](double x) { return std::log2(x); }},
    {"sin", [](double x) { return std::sin(x); }},
    {"cos", [](double x) { return std::cos(x); }},
    {"abs", [](double x) { return std::abs(x); }},
    {"floor", [](double x) { return std::floor(x); }},
}};

double least(double a, double b) {
  return std::min(a, b);
}
double greatest(double a, double b) {
  return std::max(a, b);
}

std::vector<std::string> built_in_names() {
  std::vector<std::string> names{"min", "max", "pi", "inf"};
  for (const auto& [name, function] : functions) names.emplace_back(name);
  return names;
}

// Knows those of `names` that `expression` uses: a file may give thousands.
mu::Parser make_parser(const std::string& expression, const Names& names) {
  mu::Parser parser;
  parser.ClearFun();
  parser.ClearConst();
  for (const auto& [name, function] : functions) parser.DefineFun(name, function);
  parser.DefineFun("min", least);
  parser.DefineFun("max", greatest);
  parser.DefineConst("pi", std::numbers::pi);
  parser.DefineConst("inf", std::numeric_limits<double>::infinity());
  for (const std::string& name : names_in(expression))
    if (const auto found = names.find(name); found != names.end())
      parser.DefineConst(name, found->second);
  return parser;
}

[[noreturn]] void refuse(const std::string& expression, const std::string& what) {
  throw BadExpression(fmt::format("expected {}, got \"{}\"", what, expression.substr(0, 60)), 0,
                      expression.size());
}

void check_characters(const std::string& expression) {
  if (expression.size() > longest_expression)
    refuse(expression, fmt::format("a number in at most {} characters", longest_expression));
  const std::string allowed = fmt::format("{}{}{}", letters, digits, signs);
  if (expression.find_first_not_of(allowed) != std::string::npos || expression.empty())
    refuse(expression, "a number");
}

void check_names(const std::string& expression, const Names& names) {
  std::vector<std::string> known = built_in_names();
  for (const std::string& name : names_in(expression)) {
    if (names.contains(name) || std::find(known.begin(), known.end(), name) != known.end())
      continue;
    // Among thousands nobody would find the one that was meant.
    if (names.size() <= 1000)
      for (const auto& [other, value] : names) known.push_back(other);
    throw BadExpression(
        fmt::format("expected a known name, got \"{}\"{}", name, did_you_mean(name, known)),
        expression.find(name), name.size());
  }
}

// muParser reads 0x10 as sixteen; nobody else here does.
void check_numbers(const std::string& expression) {
  for (const std::string_view word : words_in(expression)) {
    if (!is_digit(word.front())) continue;
    const std::size_t end = std::min(word.find_first_not_of(digits), word.size());
    const std::string_view rest = word.substr(end);
    const bool power = rest.starts_with('e') || rest.starts_with('E');
    const bool whole = rest.find_first_not_of(digits, 1) == std::string_view::npos;
    if (rest.empty() || (power && whole)) continue;
    throw BadExpression(fmt::format("expected a decimal number, got \"{}\"", word),
                        static_cast<std::size_t>(word.data() - expression.data()), word.size());
  }
}

double compute(const std::string& expression, const Names& names) {
  mu::Parser parser = make_parser(expression, names);
  parser.SetExpr(expression);
  try {
    const double value = parser.Eval();
    if (parser.GetNumResults() == 1) return value;
  } catch (const mu::ParserError&) {
    // Its sentences speak of tokens and positions; ours shows the place.
  }
  refuse(expression, "a number");
}

// A decimal number without signs of calculation: nearly all of a big matrix, and a thousand times
// faster.
std::optional<double> read_decimal(const std::string& text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc::result_out_of_range && end == text.data() + text.size())
    refuse(text, "a number that a double can hold");
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
    return std::nullopt;
  return value;
}

// YAML's own spelling, `.inf`, to ours.
std::string without_yaml_infinity(const std::string& expression) {
  if (expression == ".inf" || expression == "+.inf") return "inf";
  return expression == "-.inf" ? "-inf" : expression;
}

}  // namespace

double evaluate(const std::string& expression, const Names& names) {
  if (const std::optional<double> decimal = read_decimal(expression)) return *decimal;
  const std::string plain = without_yaml_infinity(expression);
  check_characters(plain);
  check_numbers(plain);
  check_names(plain, names);
  const double value = compute(plain, names);
  const std::vector<std::string> used = names_in(plain);
  const bool may_be_infinite = std::any_of(used.begin(), used.end(), [&](const std::string& name) {
    return name == "inf" || (names.contains(name) && std::isinf(names.at(name)));
  });
  if (std::isnan(value) || (std::isinf(value) && !may_be_infinite))
    refuse(expression, "an expression with a finite value");
  return value;
}

bool is_free_name(std::string_view name) {
  if (name.empty() || is_digit(name.front())) return false;
  if (!std::all_of(name.begin(), name.end(), [](char c) { return is_letter(c) || is_digit(c); }))
    return false;
  const std::vector<std::string> taken = built_in_names();
  return name != "true" && name != "false" &&
         std::find(taken.begin(), taken.end(), name) == taken.end();
}

std::vector<std::string> names_in(std::string_view expression) {
  std::vector<std::string> names;
  // `2e3` is a number: what begins with a digit is no name.
  for (const std::string_view word : words_in(expression))
    if (is_letter(word.front())) names.emplace_back(word);
  return names;
}

}  // namespace grader
