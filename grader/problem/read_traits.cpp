#include "grader/problem/read_traits.hpp"

#include <cmath>

#include "grader/base/contains.hpp"
#include "grader/base/suggest.hpp"
#include "grader/problem/mapping.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

// The name of an argument of one of the functions; "" where the key is not there.
std::string read_argument(const Node* node, const std::vector<std::vector<std::string>>& arguments,
                          Errors& errors) {
  if (node == nullptr) return "";
  std::vector<std::string> all;
  for (const auto& names : arguments) all.insert(all.end(), names.begin(), names.end());
  if (contains(all, node->text)) return node->text;
  errors.add_expected(*node, "one of the arguments", did_you_mean(node->text, all));
  return "";
}

std::optional<double> read_finite(const Node* node, Errors& errors) {
  const std::optional<double> number = read_number(node, {}, errors);
  if (!number || std::isfinite(*number)) return number;
  errors.add_expected(*node, "a finite number");
  return std::nullopt;
}

}  // namespace

ResultTraits read_traits(const Node* node, const std::vector<std::vector<std::string>>& arguments,
                         Errors& errors) {
  ResultTraits traits;
  if (node == nullptr) return traits;
  const Mapping mapping(*node, "a description of results", result_keys, errors);
  traits.rows_sum_to = read_finite(mapping.find("rows_sum_to"), errors);
  traits.readable = read_argument(mapping.find("readable"), arguments, errors);
  if (const Node* blocks = mapping.find("blocks")) {
    const Mapping inner(*blocks, "a description of blocks", block_keys, errors);
    traits.blocks = read_argument(inner.require("of"), arguments, errors);
    traits.block =
        read_words(inner.require("called"), "the name of a block", errors).value_or(Words{});
  }
  return traits;
}

}  // namespace grader
