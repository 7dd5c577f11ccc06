#include "grader/problem/read_mistakes.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "grader/base/contains.hpp"
#include "grader/base/reflow.hpp"
#include "grader/base/suggest.hpp"
#include "grader/problem/mapping.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

const std::vector<std::string> file_keys{"headings", "mistakes", "honest"};
const std::vector<std::string> mistake_keys{"id",    "step",    "heading", "exercises",
                                            "forms", "same_as", "message", "messages"};

// One of `known`; what is not is an error, with a suggestion.
void check_known(const Node& node, const std::vector<std::string>& known, std::string_view what,
                 Errors& errors) {
  if (!contains(known, node.text)) errors.add_expected(node, what, did_you_mean(node.text, known));
}

std::vector<std::string> read_ids(const Node* node, std::string_view what, Errors& errors) {
  std::vector<std::string> ids;
  for (const Node* item : read_list(node, "a list of names", errors))
    if (const auto id = read_id(item, what, errors)) ids.push_back(*id);
  return ids;
}

// Forms may be numbers: what stands instead of the right one.
bool is_form(const std::string& text) {
  return !text.empty() && text.size() <= 40 &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos;
}

// The report wraps it, whatever its lines are in the file.
Words read_message(const Node* node, Errors& errors) {
  const Words words = read_words(node, "a message", errors).value_or(Words{});
  return {reflow(words.en), reflow(words.zh)};
}

std::map<std::string, Words> read_headings(const Node* node, Errors& errors) {
  std::map<std::string, Words> headings;
  if (node == nullptr) return headings;
  const Mapping mapping(*node, "headings", {}, errors);
  for (const auto& [name, words] : mapping.entries())
    headings[name->text] = read_words(words, "a heading", errors).value_or(Words{});
  return headings;
}

class Reader {
 public:
  Reader(std::map<std::string, Words> headings, const std::vector<std::string>& exercises,
         Errors& errors)
      : headings_(std::move(headings)), exercises_(exercises), errors_(errors) {}

  Mistake read(const Node& node) {
    const Mapping mapping(node, "a mistake", mistake_keys, errors_);
    Mistake mistake;
    if (node.kind != Node::Kind::mapping) return mistake;
    mistake.id = read_id(mapping.require("id"), "an id", errors_).value_or("");
    mistake.step = read_id(mapping.require("step"), "the name of a step", errors_).value_or("");
    mistake.heading = heading(mapping.require("heading"));
    mistake.exercises = exercises(mapping.require("exercises"));
    read_forms(mapping.find("forms"), mistake);
    mistake.same_as = read_ids(mapping.find("same_as"), "the id of a mistake", errors_);
    mistake.message = read_message(mapping.require("message"), errors_);
    mistake.messages = messages(mapping.find("messages"), mistake);
    return mistake;
  }

 private:
  Words heading(const Node* node) {
    if (node == nullptr) return {};
    std::vector<std::string> known;
    for (const auto& [name, words] : headings_) known.push_back(name);
    check_known(*node, known, "one of the headings", errors_);
    return headings_[node->text];
  }

  std::vector<std::string> exercises(const Node* node) {
    std::vector<std::string> ids;
    for (const Node* item : read_list(node, "a list of exercises", errors_)) {
      check_known(*item, exercises_, "an exercise of this chapter", errors_);
      ids.push_back(item->text);
    }
    return ids;
  }

  void read_forms(const Node* forms, Mistake& mistake) {
    if (forms == nullptr) return mistake.names.push_back(mistake.id);
    for (const Node* form : read_list(forms, "a list of forms", errors_))
      if (form->kind == Node::Kind::mapping)
        read_rare_form(*form, mistake);
      else
        mistake.names.push_back(name_of_form(*form, mistake));
    if (mistake.names.empty()) errors_.add_expected(*forms, "at least one form");
  }

  // `form: [exercises]`: it shows in these only.
  void read_rare_form(const Node& node, Mistake& mistake) {
    const Mapping mapping(node, "a form and its exercises", {}, errors_);
    for (const auto& [form, exercises] : mapping.entries()) {
      mistake.names.push_back(name_of_form(*form, mistake));
      auto& only = mistake.only_in[mistake.names.back()];
      for (const Node* item : read_list(exercises, "a list of exercises", errors_)) {
        check_known(*item, mistake.exercises, "one of the mistake's exercises", errors_);
        only.push_back(item->text);
      }
    }
  }

  std::string name_of_form(const Node& form, const Mistake& mistake) {
    if (!is_form(form.text))
      errors_.add_expected(form, "the name of a form of small letters, digits and _");
    return mistake.id + "." + form.text;
  }

  std::map<std::string, Words> messages(const Node* node, const Mistake& mistake) {
    std::map<std::string, Words> messages;
    if (node == nullptr) return messages;
    const Mapping mapping(*node, "messages", {}, errors_);
    for (const auto& [exercise, words] : mapping.entries()) {
      check_known(*exercise, mistake.exercises, "one of the mistake's exercises", errors_);
      messages[exercise->text] = read_message(words, errors_);
    }
    return messages;
  }

  std::map<std::string, Words> headings_;
  const std::vector<std::string>& exercises_;
  Errors& errors_;
};

// What `same_as` names must be there, and must name it in turn.
void check_same(const std::vector<Mistake>& mistakes, const std::vector<const Node*>& nodes,
                Errors& errors) {
  std::map<std::string, const Mistake*> by_id;
  for (std::size_t i = 0; i < mistakes.size(); ++i)
    if (!by_id.emplace(mistakes[i].id, &mistakes[i]).second)
      errors.add(*nodes[i],
                 fmt::format("expected each mistake once, got \"{}\" again", mistakes[i].id));
  for (std::size_t i = 0; i < mistakes.size(); ++i)
    for (const std::string& other : mistakes[i].same_as)
      if (const auto found = by_id.find(other);
          found == by_id.end() || !contains(found->second->same_as, mistakes[i].id))
        errors.add(*nodes[i],
                   fmt::format("expected `same_as` to go both ways, got \"{}\" alone", other));
}

}  // namespace

Mistakes read_mistakes(const Node& root, const std::vector<std::string>& exercises,
                       Errors& errors) {
  const Mapping mapping(root, "a list of mistakes", file_keys, errors);
  Mistakes read;
  if (root.kind != Node::Kind::mapping) return read;
  Reader reader(read_headings(mapping.require("headings"), errors), exercises, errors);
  const std::vector<const Node*> nodes =
      read_list(mapping.require("mistakes"), "a list of mistakes", errors);
  if (nodes.size() > most_mistakes) {
    errors.add(root,
               fmt::format("expected at most {} mistakes, got {}", most_mistakes, nodes.size()));
    return read;
  }
  for (const Node* node : nodes) read.mistakes.push_back(reader.read(*node));
  check_same(read.mistakes, nodes, errors);
  for (const std::string& name :
       read_ids(mapping.find("honest"), "the name of a right way", errors))
    read.honest.push_back("honest." + name);
  return read;
}

}  // namespace grader
