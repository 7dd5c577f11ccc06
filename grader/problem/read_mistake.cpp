#include "grader/problem/read_mistake.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/contains.hpp"
#include "grader/base/reflow.hpp"
#include "grader/problem/mapping.hpp"
#include "grader/problem/name_lists.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

constexpr const char* of_mistake = "one of the mistake's exercises";

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

class Reader {
 public:
  Reader(const KnownNames& known, Errors& errors) : known_(known), errors_(errors) {}

  Placed read(const Node& node) {
    const Mapping mapping(node, "a mistake", mistake_keys, errors_);
    Placed placed;
    if (node.kind != Node::Kind::mapping) return placed;
    Mistake& mistake = placed.mistake;
    placed.id = mapping.require("id");
    mistake.id = read_id(placed.id, "an id", errors_).value_or("");
    mistake.step = step(mapping.require("step"));
    mistake.heading = heading(mapping.require("heading"));
    mistake.exercises = exercises(mapping.require("exercises"));
    read_forms(mapping.find("forms"), mistake);
    mistake.same_as = read_ids(mapping.find("same_as"), "the id of a mistake", errors_);
    if (mapping.find("same_as") != nullptr)
      for (const Node& item : mapping.find("same_as")->items) placed.same_as.push_back(&item);
    mistake.message = read_message(mapping.require("message"), errors_);
    mistake.messages = messages(mapping.find("messages"), mistake);
    return placed;
  }

 private:
  std::string step(const Node* node) {
    return node != nullptr && is_known(*node, known_.steps, "one of the steps", errors_)
               ? node->text
               : "";
  }

  Words heading(const Node* node) {
    std::vector<std::string> known;
    for (const auto& [name, words] : known_.headings) known.push_back(name);
    if (node == nullptr || !is_known(*node, known, "one of the headings", errors_)) return {};
    return known_.headings.at(node->text);
  }

  // Where anything is wrong with them all of the chapter: so that nothing more is said of it where
  // forms and messages name exercises too.
  std::vector<std::string> exercises(const Node* node) {
    const std::size_t errors_before = errors_.count();
    auto ids = read_exercises(node, known_.exercises, "an exercise of this chapter", errors_);
    return node != nullptr && errors_.count() == errors_before ? ids : known_.exercises;
  }

  void read_forms(const Node* forms, Mistake& mistake) {
    if (forms == nullptr) return mistake.names.push_back(mistake.id);
    const std::size_t errors_before = errors_.count();
    const std::vector<const Node*> items = read_names(forms, "a list of forms", errors_);
    for (const Node* form : items)
      if (form->kind == Node::Kind::mapping)
        read_rare_form(*form, mistake);
      else
        add_form(*form, mistake);
    if (errors_.count() == errors_before) check_shown(*forms, mistake);
  }

  // `form: [exercises]`: it shows in these only.
  void read_rare_form(const Node& node, Mistake& mistake) {
    const Mapping mapping(node, "a form and its exercises", {}, errors_);
    for (const auto& [form, exercises] : mapping.entries()) {
      add_form(*form, mistake);
      mistake.only_in[mistake.id + "." + form->text] =
          read_exercises(exercises, mistake.exercises, of_mistake, errors_);
    }
  }

  void add_form(const Node& form, Mistake& mistake) {
    if (is_form(form.text))
      return add_once(form, mistake.id + "." + form.text, mistake.names, errors_);
    errors_.add_expected(form, "the name of a form of small letters, digits and _");
  }

  // Every exercise must have a form that shows in it.
  void check_shown(const Node& forms, const Mistake& mistake) {
    for (const std::string& exercise : mistake.exercises)
      if (std::ranges::none_of(mistake.names, [&](const std::string& name) {
            const auto only = mistake.only_in.find(name);
            return only == mistake.only_in.end() || contains(only->second, exercise);
          }))
        errors_.add(forms, fmt::format("expected a form for each of the mistake's exercises, got "
                                       "none for \"{}\"",
                                       exercise));
  }

  std::map<std::string, Words> messages(const Node* node, const Mistake& mistake) {
    std::map<std::string, Words> messages;
    if (node == nullptr) return messages;
    const Mapping mapping(*node, "messages by exercise, {exercise: {en: ..., zh: ...}}", {},
                          errors_);
    for (const auto& [exercise, words] : mapping.entries()) {
      is_known(*exercise, mistake.exercises, of_mistake, errors_);
      messages[exercise->text] = read_message(words, errors_);
    }
    return messages;
  }

  const KnownNames& known_;
  Errors& errors_;
};

}  // namespace

Placed read_mistake(const Node& node, const KnownNames& known, Errors& errors) {
  return Reader(known, errors).read(node);
}

}  // namespace grader
