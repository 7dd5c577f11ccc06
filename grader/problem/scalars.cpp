#include "grader/problem/scalars.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "grader/base/suggest.hpp"
#include "grader/problem/mapping.hpp"

namespace grader {

namespace {

constexpr double most_points = 1000;
constexpr std::size_t longest_id = 64;

bool is_id(const std::string& text) {
  constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789_";
  return text.size() <= longest_id && text.front() >= 'a' &&
         text.find_first_not_of(allowed) == std::string::npos;
}

bool is_cpp_word(std::string_view word) {
  const auto plain = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  return !word.empty() && !std::isdigit(static_cast<unsigned char>(word[0])) &&
         std::all_of(word.begin(), word.end(), plain);
}

bool is_cpp_name(std::string_view text) {
  for (std::size_t colons; (colons = text.find("::")) != std::string_view::npos;) {
    if (!is_cpp_word(text.substr(0, colons))) return false;
    text.remove_prefix(colons + 2);
  }
  return is_cpp_word(text);
}

std::optional<std::string> read_checked(const Node* node, std::string_view what, Errors& errors,
                                        bool (*is_good)(const std::string&)) {
  const std::optional<std::string> text = read_text(node, what, errors);
  if (!text || is_good(*text)) return text;
  errors.add_expected(*node, what);
  return std::nullopt;
}

}  // namespace

std::optional<std::string> read_text(const Node* node, std::string_view what, Errors& errors) {
  if (node == nullptr) return std::nullopt;
  const bool is_text = node->kind == Node::Kind::text;
  if (is_text && node->text.find_first_not_of(" \n") != std::string::npos) return node->text;
  errors.add_expected(*node, what);
  return std::nullopt;
}

std::optional<bool> read_flag(const Node* node, Errors& errors) {
  if (node == nullptr) return std::nullopt;
  if (node->is_plain() && (node->text == "true" || node->text == "false"))
    return node->text == "true";
  const std::string suggestion = did_you_mean(node->text, {"true", "false"});
  errors.add_expected(*node, "true or false", suggestion);
  return std::nullopt;
}

std::optional<double> read_number(const Node* node, const Names& names, Errors& errors) {
  if (node == nullptr) return std::nullopt;
  if (!node->is_plain()) {
    errors.add_expected(*node, "a number");
    return std::nullopt;
  }
  try {
    return evaluate(node->text, names);
  } catch (const BadExpression& bad) {
    errors.add(*node, bad.position(), bad.length(), bad.what());
    return std::nullopt;
  }
}

std::optional<std::int64_t> read_whole(const Node* node, std::int64_t smallest,
                                       std::int64_t largest, Errors& errors) {
  const std::optional<double> number = read_number(node, {}, errors);
  if (!number) return std::nullopt;
  const bool fits = *number >= static_cast<double>(smallest) &&
                    *number <= static_cast<double>(largest) && std::floor(*number) == *number;
  if (fits) return static_cast<std::int64_t>(*number);
  errors.add_expected(*node, fmt::format("a whole number from {} to {}", smallest, largest));
  return std::nullopt;
}

std::optional<double> read_points(const Node* node, Errors& errors) {
  const std::optional<double> number = read_number(node, {}, errors);
  if (!number || (*number >= 0 && *number <= most_points)) return number;
  errors.add_expected(*node, fmt::format("points from 0 to {}", most_points));
  return std::nullopt;
}

std::optional<Words> read_words(const Node* node, std::string_view what, Errors& errors) {
  if (node == nullptr) return std::nullopt;
  const Mapping words(*node, fmt::format("{} in both languages, {{en: ..., zh: ...}}", what),
                      {"en", "zh"}, errors);
  const std::optional<std::string> en = read_text(words.require("en"), "English text", errors);
  const std::optional<std::string> zh = read_text(words.require("zh"), "Chinese text", errors);
  if (!en || !zh) return std::nullopt;
  return Words{*en, *zh};
}

std::optional<std::string> read_id(const Node* node, std::string_view what, Errors& errors) {
  return read_checked(node, fmt::format("{} of small letters, digits and _, a letter first", what),
                      errors, is_id);
}

std::optional<std::string> read_cpp_name(const Node* node, std::string_view what, Errors& errors) {
  return read_checked(node, fmt::format("{}, as space::name", what), errors,
                      [](const std::string& text) { return is_cpp_name(text); });
}

std::vector<const Node*> read_list(const Node* node, std::string_view what, Errors& errors) {
  if (node == nullptr) return {};
  if (node->kind != Node::Kind::list) errors.add_expected(*node, what);
  std::vector<const Node*> items;
  for (const Node& item : node->items) items.push_back(&item);
  return items;
}

}  // namespace grader
