#include "grader/problem/errors.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/text.hpp"

namespace grader {

namespace {

constexpr std::size_t most_shown = 100;

std::size_t quoted_length(std::string_view rest) {
  const char quote = rest.front();
  for (std::size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == '\\' && quote == '"')
      ++i;
    else if (rest[i] == quote)
      return i + 1;
  }
  return rest.size();
}

// A call whose commas YAML took for its own, as in `{q: normal(n, d)}`: up to the closing bracket.
std::size_t call_length(std::string_view rest) {
  std::size_t depth = 0;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] == '(') ++depth;
    if (rest[i] == ')' && depth-- <= 1) return i + 1;
  }
  return rest.size();
}

bool stands_in(std::string_view rest, const Node& node) {
  return node.is_plain() && rest.starts_with(node.text);
}

std::size_t length_of(std::string_view rest, const Node& node) {
  if (node.kind != Node::Kind::text || rest.empty()) return 1;
  if (stands_in(rest, node)) return node.text.size();
  rest = rest.substr(0, rest.find('\n'));
  if (rest.starts_with('"') || rest.starts_with('\'')) return quoted_length(rest);
  return node.quoted || rest.empty() ? 1 : call_length(rest);
}

}  // namespace

void Errors::add(std::size_t offset, std::size_t length, std::string what) {
  errors_.push_back({offset, length, std::move(what)});
  if (errors_.size() >= most) throw TooManyErrors{};
}

void Errors::add(const Node& node, std::string what) {
  const std::string_view rest = std::string_view(file_.text).substr(node.offset);
  add(node.offset, length_of(rest, node), std::move(what));
}

void Errors::add_expected(const Node& node, std::string_view expected,
                          std::string_view suggestion) {
  add(node, fmt::format("expected {}, got {}{}", expected, describe(node), suggestion));
}

void Errors::add(const Node& node, std::size_t position, std::size_t length, std::string what) {
  const std::string_view rest = std::string_view(file_.text).substr(node.offset);
  if (stands_in(rest, node))
    add(node.offset + position, length, std::move(what));
  else
    add(node, std::move(what));
}

Written Errors::place(std::size_t offset, std::size_t length) const {
  const Place place = place_of(file_, offset);
  return {fmt::format("{}:{}:{}", file_.path, place.line, place.column),
          excerpt(file_, offset, length)};
}

Written Errors::place(const Node& node) const {
  const std::string_view rest = std::string_view(file_.text).substr(node.offset);
  return place(node.offset, length_of(rest, node));
}

std::string Errors::format(const Error& error) const {
  const Written written = place(error.offset, error.length);
  // What an author wrote is part of it.
  return fmt::format("{}: {}\n{}", written.place, make_safe_line(error.what), written.excerpt);
}

std::string Errors::text() const {
  std::vector<Error> sorted = errors_;
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Error& a, const Error& b) { return a.offset < b.offset; });
  std::string text;
  for (const Error& error : sorted) {
    if (&error - sorted.data() == most_shown) break;
    text += format(error);
  }
  if (sorted.size() > most_shown)
    text += fmt::format("{}: and {} more errors\n", file_.path, sorted.size() - most_shown);
  return text;
}

}  // namespace grader
