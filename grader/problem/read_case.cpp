#include "grader/problem/read_case.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/suggest.hpp"
#include "grader/problem/call_text.hpp"
#include "grader/problem/draw_bounds.hpp"
#include "grader/problem/generator_names.hpp"
#include "grader/problem/literal.hpp"
#include "grader/problem/mapping.hpp"
#include "grader/problem/name_lists.hpp"
#include "grader/problem/read_notation.hpp"
#include "grader/problem/recipe.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

using Arguments = std::vector<std::string>;

// `3`, or `1..6`.
std::optional<SizeRange> read_size(const Node& name, const Node& range, Errors& errors) {
  const std::size_t dots = range.is_plain() ? range.text.find("..") : std::string::npos;
  Node first = range;
  Node last = range;
  if (dots != std::string::npos) {
    first.text = range.text.substr(0, dots);
    last.text = range.text.substr(dots + 2);
    last.offset += dots + 2;
  }
  const std::optional<std::int64_t> smallest = read_whole(&first, 0, largest_size, errors);
  if (!smallest || dots == std::string::npos)
    return smallest ? std::optional(SizeRange{name.text, *smallest, *smallest}) : std::nullopt;
  const std::optional<std::int64_t> largest = read_whole(&last, *smallest, largest_size, errors);
  if (!largest) return std::nullopt;
  return SizeRange{name.text, *smallest, *largest};
}

bool is_good_size_name(const Node& name, const Names& let, Errors& errors) {
  const bool free = is_free_name(name.text) && find_generator(name.text) == nullptr;
  if (free && !let.contains(name.text)) return true;
  errors.add_expected(name, "a name of its own for a size");
  return false;
}

std::vector<SizeRange> read_sizes(const Node* node, const Names& let, Errors& errors) {
  std::vector<SizeRange> sizes;
  if (node == nullptr) return sizes;
  const Mapping mapping(*node, "sizes", {}, errors);
  if (!are_few(*node, mapping.entries().size(), errors)) return sizes;
  for (const auto& [name, value] : mapping.entries()) {
    if (!is_good_size_name(*name, let, errors)) continue;
    if (const auto size = read_size(*name, *value, errors)) sizes.push_back(*size);
  }
  return sizes;
}

Scope scope_of(const std::vector<SizeRange>& sizes, const Names& let) {
  Scope scope{let, {}, {}, {}};
  for (const SizeRange& size : sizes) {
    scope.smallest[size.name] = static_cast<double>(size.smallest);
    scope.largest[size.name] = static_cast<double>(size.largest);
  }
  return scope;
}

std::optional<std::size_t> read_function(const Node* call, const Mapping& mapping,
                                         const ExerciseInfo& info, Errors& errors) {
  if (info.functions.size() > 1) call = mapping.require("call");
  if (call == nullptr)
    return info.functions.size() == 1 ? std::optional<std::size_t>(0) : std::nullopt;
  Arguments names;
  for (const std::string& function : info.functions) names.push_back(short_name(function));
  const auto found = std::find(names.begin(), names.end(), short_name(call->text));
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  errors.add_expected(*call, "a function of this exercise", did_you_mean(call->text, names));
  return std::nullopt;
}

void read_given(const Node* node, const Arguments& arguments, Scope scope, CaseSpec& spec,
                Errors& errors) {
  if (node == nullptr) return;
  const Mapping mapping(*node, "given", arguments, errors);
  for (const std::string& argument : arguments) {
    const Node* value = mapping.require(argument);
    if (value == nullptr) continue;
    std::optional<Recipe> recipe = read_recipe(*value, scope, errors);
    if (recipe) {
      spec.given.emplace_back(argument, std::move(*recipe));
      spec.given_as.push_back(read_notation(*value));
    }
    scope.earlier.push_back(argument);
  }
}

int read_repeat(const Node* node, Errors& errors) {
  return static_cast<int>(read_whole(node, 1, most_repeats, errors).value_or(1));
}

}  // namespace

std::optional<CaseSpec> read_case(const Node& node, const ExerciseInfo& info, const Names& let,
                                  Errors& errors) {
  const std::size_t errors_before = errors.count();
  const Mapping mapping(node, "a case", case_keys, errors);
  CaseSpec spec;
  spec.id = read_id(mapping.require("id"), "a case id", errors).value_or("");
  spec.written = errors.place(node);
  spec.hidden = read_flag(mapping.find("hidden"), errors).value_or(false);
  spec.repeat = read_repeat(mapping.find("repeat"), errors);
  spec.sizes = read_sizes(mapping.find("sizes"), let, errors);
  spec.points = read_points(mapping.find("points"), errors);
  const auto function = read_function(mapping.find("call"), mapping, info, errors);
  spec.function = function.value_or(0);
  const Node* given = mapping.require("given");
  if (function && *function < info.arguments.size())
    read_given(given, info.arguments[*function], scope_of(spec.sizes, let), spec, errors);
  if (const Node* expect = mapping.find("expect")) {
    spec.expect = read_literal(*expect, let, errors);
    spec.expect_as = read_notation(*expect);
    if (spec.expect) spec.expect_written = errors.place(*expect);
  }
  return errors.count() == errors_before ? std::optional(spec) : std::nullopt;
}

}  // namespace grader
