#include "grader/problem/read_mistakes.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "grader/base/contains.hpp"
#include "grader/problem/mapping.hpp"
#include "grader/problem/name_lists.hpp"
#include "grader/problem/read_mistake.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

std::map<std::string, Words> read_headings(const Node* node, Errors& errors) {
  std::map<std::string, Words> headings;
  if (node == nullptr) return headings;
  const Mapping mapping(*node, "headings by name, {name: {en: ..., zh: ...}}", {}, errors);
  if (!are_few(*node, mapping.entries().size(), errors)) return headings;
  for (const auto& [name, words] : mapping.entries())
    headings[name->text] = read_words(words, "a heading", errors).value_or(Words{});
  return headings;
}

// Ids must be there once, and what `same_as` names must be there and name it in turn.
class Ids {
 public:
  Ids(const std::vector<Placed>& all, Errors& errors) : errors_(errors) {
    for (const Placed& each : all)
      if (!each.mistake.id.empty() && !by_id_.emplace(each.mistake.id, &each.mistake).second)
        errors.add(*each.id,
                   fmt::format("expected each mistake once, got \"{}\" again", each.id->text));
  }

  void check_same(const Placed& placed) {
    const std::string& id = placed.mistake.id;
    for (const std::string& other : placed.mistake.same_as) {
      const Node& node = **std::ranges::find(placed.same_as, other, &Node::text);
      const auto found = by_id_.find(other);
      if (found == by_id_.end() || other == id)
        is_known(node, others_than(id), "the id of another mistake", errors_);
      else if (!contains(found->second->same_as, id))
        errors_.add(node, fmt::format("expected \"{}\" to name \"{}\" in turn, got it one way only",
                                      other, id));
    }
  }

 private:
  std::vector<std::string> others_than(const std::string& own) const {
    std::vector<std::string> ids;
    for (const auto& [id, mistake] : by_id_)
      if (id != own) ids.push_back(id);
    return ids;
  }

  Errors& errors_;
  std::map<std::string, const Mistake*> by_id_;
};

std::vector<Mistake> read_all(const Node* list, const KnownNames& known, Errors& errors) {
  const std::vector<const Node*> nodes = read_list(list, "a list of mistakes", errors);
  if (nodes.size() > most_mistakes) {
    errors.add(*list,
               fmt::format("expected at most {} mistakes, got {}", most_mistakes, nodes.size()));
    return {};
  }
  std::vector<Placed> placed;
  for (const Node* node : nodes) placed.push_back(read_mistake(*node, known, errors));
  Ids ids(placed, errors);
  for (const Placed& each : placed) ids.check_same(each);
  std::vector<Mistake> mistakes;
  for (Placed& each : placed) mistakes.push_back(std::move(each.mistake));
  return mistakes;
}

}  // namespace

Mistakes read_mistakes(const Node& root, const std::vector<std::string>& exercises,
                       Errors& errors) {
  const Mapping mapping(root, "a file of mistakes", mistakes_keys, errors);
  Mistakes read;
  if (root.kind != Node::Kind::mapping) return read;
  const KnownNames known{.steps = read_ids(mapping.require("steps"), "the name of a step", errors),
                         .headings = read_headings(mapping.require("headings"), errors),
                         .exercises = exercises};
  read.mistakes = read_all(mapping.require("mistakes"), known, errors);
  for (const std::string& name :
       read_ids(mapping.find("honest"), "the name of a right way", errors))
    read.honest.push_back("honest." + name);
  return read;
}

}  // namespace grader
