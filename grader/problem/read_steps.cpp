#include "grader/problem/read_steps.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/contains.hpp"
#include "grader/base/suggest.hpp"
#include "grader/problem/call_text.hpp"
#include "grader/problem/expression.hpp"
#include "grader/problem/mapping.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

constexpr std::string_view steps_prefix = "steps.";
constexpr std::string_view each_prefix = "each ";

// The names of the fields that an argument has in the cases; none if it is no struct.
std::vector<std::string> fields_in(const std::vector<CaseSpec>& cases, std::size_t argument) {
  for (const CaseSpec& spec : cases)
    if (argument < spec.given_as.size() && !spec.given_as[argument].fields.empty())
      return spec.given_as[argument].fields;
  return {};
}

// Reads one step after the other, each among those before it.
class StepReader {
 public:
  StepReader(const Exercise& exercise, const ChapterFiles& files, Errors& errors)
      : files_(files), errors_(errors) {
    const auto& arguments = exercise.info.arguments.at(0);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      names_.push_back(arguments[i]);
      fields_.push_back(fields_in(exercise.cases, i));
    }
  }

  StepSpec read(const Node& node) {
    const Mapping mapping(node, "a step", step_keys, errors_);
    StepSpec step{.id = read_step_id(mapping.require("id"))};
    step.written = errors_.place(node);
    step.name = read_words(mapping.require("name"), "a name", errors_).value_or(Words{});
    if (const Node* value = mapping.require("value")) read_value(*value, step);
    for (const Node* field : read_list(mapping.find("fields"), "a list of names", errors_))
      step.fields.push_back(read_id(field, "a name", errors_).value_or(""));
    names_.push_back(step.id);
    fields_.push_back(step.fields);
    return step;
  }

 private:
  std::string read_step_id(const Node* node) const {
    const std::string id = read_id(node, "a step id", errors_).value_or("");
    if (node != nullptr && contains(names_, id))
      errors_.add_expected(*node, "a name that no argument and no earlier step has");
    return id;
  }

  void read_value(const Node& node, StepSpec& step) const {
    const bool text = node.kind == Node::Kind::text;  // quoted where it stands between { and }
    const auto call = text ? split_call(node.text) : std::nullopt;
    step.of_reference = call && call->name.starts_with(reference_prefix);
    if (!call || !call->factor.empty() ||
        !(step.of_reference || call->name.starts_with(steps_prefix)))
      return errors_.add_expected(node, "reference.name(...) or steps.name(...)");
    step.function = find_function(node, call->name, step.of_reference, call->arguments.size());
    for (const std::string& argument : call->arguments)
      if (auto found = find_argument(node, argument)) step.arguments.push_back(*found);
  }

  // The qualified name of the function that is called `name` in the file.
  std::string find_function(const Node& node, const std::string& name, bool of_reference,
                            std::size_t arguments) const {
    const auto& functions = of_reference ? files_.parameters : files_.steps;
    const std::string function = name.substr(name.find('.') + 1);
    if (!functions) return function;
    std::vector<std::string> known;
    for (const auto& [declared, parameters] : *functions) {
      known.push_back(declared.substr(declared.rfind(':') + 1));
      if (known.back() != function) continue;
      if (parameters != arguments)
        errors_.add(node, fmt::format("expected {} argument{} for {}, got {}", parameters,
                                      parameters == 1 ? "" : "s", name, arguments));
      return declared;
    }
    const std::string where = of_reference ? "the header" : "steps/steps.hpp of the reference";
    errors_.add(node, fmt::format("expected a function that {} declares, got \"{}\"{}", where,
                                  function, did_you_mean(function, known)));
    return function;
  }

  std::optional<StepArgument> find_argument(const Node& node, const std::string& written) const {
    const bool each = written.starts_with(each_prefix);
    const std::string text = each ? written.substr(each_prefix.size()) : written;
    const std::size_t point = text.find('.');
    const auto at = std::find(names_.begin(), names_.end(), text.substr(0, point));
    if (at == names_.end()) {
      refuse(node, text, "an argument or an earlier step", names_);
      return std::nullopt;
    }
    const auto index = static_cast<std::size_t>(at - names_.begin());
    if (point == std::string::npos) return StepArgument{index, {}, each};
    const std::vector<std::string>& fields = fields_[index];
    const auto field = std::find(fields.begin(), fields.end(), text.substr(point + 1));
    if (field != fields.end())
      return StepArgument{index, {static_cast<std::size_t>(field - fields.begin())}, each};
    refuse(node, text, "a field of " + *at, fields);
    return std::nullopt;
  }

  void refuse(const Node& node, const std::string& text, const std::string& expected,
              const std::vector<std::string>& known) const {
    const std::string word = text.substr(expected.starts_with("a field") ? text.find('.') + 1 : 0);
    errors_.add(
        node, node.text.find(text, node.text.find('(')), text.size(),
        fmt::format("expected {}, got \"{}\"{}", expected, text, did_you_mean(word, known)));
  }

  const ChapterFiles& files_;
  Errors& errors_;
  std::vector<std::string> names_;  // arguments and then earlier steps
  std::vector<std::vector<std::string>> fields_;
};

}  // namespace

std::vector<StepSpec> read_steps(const Node* node, const Exercise& exercise,
                                 const ChapterFiles& files, Errors& errors) {
  std::vector<StepSpec> steps;
  const std::vector<const Node*> items = read_list(node, "a list of steps", errors);
  if (items.empty()) return steps;
  if (exercise.info.functions.size() != 1 || exercise.info.arguments.size() != 1) {
    errors.add(*node, "expected steps only where there is one function");
    return steps;
  }
  if (items.size() > most_steps) {
    errors.add(*node, fmt::format("expected at most {} steps, got {}", most_steps, items.size()));
    return steps;
  }
  StepReader reader(exercise, files, errors);
  for (const Node* item : items) steps.push_back(reader.read(*item));
  return steps;
}

}  // namespace grader
