#include "grader/problem/call_text.hpp"

#include <cctype>

namespace grader {

namespace {

std::string_view trim(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\n')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\n')) text.remove_suffix(1);
  return text;
}

// Where the bracket opens that the last character closes.
std::optional<std::size_t> opening_bracket(std::string_view text) {
  std::size_t depth = 0;
  for (std::size_t i = text.size(); i-- > 0;) {
    if (text[i] == ')') ++depth;
    if (text[i] == '(' && --depth == 0) return i;
  }
  return std::nullopt;
}

bool is_name_part(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.';
}

// At the commas outside all brackets.
std::vector<std::string> split_arguments(std::string_view text) {
  std::vector<std::string> parts;
  if (trim(text).empty()) return parts;
  std::size_t depth = 0;
  std::size_t start = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')') --depth;
    if (text[i] != ',' || depth > 0) continue;
    parts.emplace_back(trim(text.substr(start, i - start)));
    start = i + 1;
  }
  parts.emplace_back(trim(text.substr(start)));
  return parts;
}

}  // namespace

std::optional<CallText> split_call(std::string_view text) {
  text = trim(text);
  if (!text.ends_with(')')) return std::nullopt;
  const std::optional<std::size_t> bracket = opening_bracket(text);
  if (!bracket) return std::nullopt;
  std::size_t start = *bracket;
  while (start > 0 && is_name_part(text[start - 1])) --start;
  std::string_view factor = trim(text.substr(0, start));
  if (start == *bracket || (!factor.empty() && !factor.ends_with('*'))) return std::nullopt;
  if (!factor.empty()) factor = trim(factor.substr(0, factor.size() - 1));
  return CallText{std::string(factor), std::string(text.substr(start, *bracket - start)),
                  split_arguments(text.substr(*bracket + 1, text.size() - *bracket - 2))};
}

std::string short_name(const std::string& function) {
  return function.substr(function.rfind(':') + 1);
}

}  // namespace grader
