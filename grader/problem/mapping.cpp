#include "grader/problem/mapping.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/suggest.hpp"

namespace grader {

Mapping::Mapping(const Node& node, std::string_view what, const std::vector<std::string>& known,
                 Errors& errors)
    : node_(node), what_(what), errors_(errors) {
  if (node.kind != Node::Kind::mapping) errors.add_expected(node, what);
  for (const Entry& entry : node.entries)
    if (accept(entry, known)) {
      entries_.emplace_back(&entry.key, &entry.value);
      values_.emplace(entry.key.text, &entry.value);
    }
}

bool Mapping::accept(const Entry& entry, const std::vector<std::string>& known) const {
  if (entry.key.kind == Node::Kind::text) return is_new(entry.key) && is_known(entry, known);
  errors_.get().add_expected(entry.key, "a key");
  return false;
}

bool Mapping::is_new(const Node& key) const {
  if (!values_.contains(key.text)) return true;
  errors_.get().add(key, fmt::format("expected each key once, got \"{}\" again", key.text));
  return false;
}

bool Mapping::is_known(const Entry& entry, const std::vector<std::string>& known) const {
  const std::string& key = entry.key.text;
  if (known.empty() || std::find(known.begin(), known.end(), key) != known.end()) return true;
  std::string suggestion = did_you_mean(key, known);
  // `{en: First, then second, zh: ...}`: YAML ends the text at its comma.
  if (suggestion.empty() && entry.value.kind == Node::Kind::nothing)
    suggestion = "; a text with a comma needs quotes between { and }";
  errors_.get().add_expected(entry.key, fmt::format("a key of {}", what_), suggestion);
  return false;
}

const Node* Mapping::find(std::string_view key) const {
  const auto found = values_.find(key);
  return found == values_.end() ? nullptr : found->second;
}

const Node* Mapping::require(std::string_view key) const {
  const Node* value = find(key);
  if (value == nullptr && node_.kind == Node::Kind::mapping)
    errors_.get().add(node_.offset, 1,
                      fmt::format("expected the key \"{}\" in {}, got none", key, what_));
  return value;
}

}  // namespace grader
