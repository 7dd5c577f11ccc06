#include "grader/problem/read_traits.hpp"

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

}  // namespace

ResultTraits read_traits(const Node* node, const std::vector<std::vector<std::string>>& arguments,
                         Errors& errors) {
  ResultTraits traits;
  if (node == nullptr) return traits;
  const Mapping mapping(*node, "what is said of results", {"rows_sum_to", "readable", "blocks"},
                        errors);
  traits.rows_sum_to = read_number(mapping.find("rows_sum_to"), {}, errors);
  traits.readable = read_argument(mapping.find("readable"), arguments, errors);
  if (const Node* blocks = mapping.find("blocks")) {
    const Mapping inner(*blocks, "blocks", {"of", "called"}, errors);
    traits.blocks = read_argument(inner.require("of"), arguments, errors);
    traits.block = read_words(inner.require("called"), "a name", errors).value_or(Words{});
  }
  return traits;
}

}  // namespace grader
