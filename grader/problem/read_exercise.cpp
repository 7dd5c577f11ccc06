#include "grader/problem/read_exercise.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <set>

#include <fmt/format.h>

#include "grader/base/suggest.hpp"
#include "grader/problem/amount.hpp"
#include "grader/problem/generator_names.hpp"
#include "grader/problem/mapping.hpp"
#include "grader/problem/name_lists.hpp"
#include "grader/problem/read_case.hpp"
#include "grader/problem/read_functions.hpp"
#include "grader/problem/read_notation.hpp"
#include "grader/problem/read_steps.hpp"
#include "grader/problem/read_traits.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

namespace fs = std::filesystem;

std::string read_exercise_id(const Node* node, Errors& errors) {
  const std::optional<std::string> id = read_id(node, "an id", errors);
  const std::string expected = id_of_file(fs::path(errors.file().path).filename().string());
  if (id && *id != expected)
    errors.add_expected(*node, fmt::format("\"{}\", as the file is called", expected));
  return id.value_or("");
}

bool is_source_name(const std::string& name) {
  constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789_";
  return name.size() > 4 && name.ends_with(".cpp") &&
         name.find_first_not_of(allowed) == name.size() - 4;
}

// `10_` and the id.
bool is_numbered(const std::string& file, const std::string& id) {
  const std::size_t digits = file.find_first_not_of("0123456789");
  return digits == 2 && file.substr(digits) == "_" + id + ".cpp";
}

void check_source(const Node& node, const std::string& name, const ChapterFiles& files,
                  Errors& errors) {
  const auto lacks = [&](const std::optional<std::vector<std::string>>& names) {
    return names && std::find(names->begin(), names->end(), name) == names->end();
  };
  if (lacks(files.reference))
    errors.add(node, fmt::format("expected {} in the folder of the reference, got none", name));
  if (lacks(files.start))
    errors.add(node, fmt::format("expected {} in the folder of the template, got none", name));
}

std::string read_source_name(const Node* node, const ChapterFiles& files, Errors& errors) {
  const std::string id = id_of_file(fs::path(errors.file().path).filename().string());
  const std::string what = "the name of a source file, as 01_thing.cpp";
  const std::optional<std::string> name = read_text(node, what, errors);
  if (!name) return "";
  if (!is_source_name(*name))
    errors.add_expected(*node, what);
  else if (!is_numbered(*name, id))
    errors.add_expected(*node, fmt::format("two digits and _{}.cpp", id));
  else
    check_source(*node, *name, files, errors);
  return *name;
}

std::vector<std::string> read_needs(const Node* node, const std::string& own_id,
                                    const std::vector<std::string>& known_ids, Errors& errors) {
  std::vector<std::string> others;
  for (const std::string& id : known_ids)
    if (id != own_id) others.push_back(id);
  std::vector<std::string> needs;
  for (const Node* item : read_names(node, "a list of exercises", errors)) {
    if (std::find(others.begin(), others.end(), item->text) == others.end())
      errors.add_expected(*item, "another exercise of this chapter",
                          did_you_mean(item->text, others));
    needs.push_back(item->text);
  }
  return needs;
}

Precision read_precision(const Node* node, Errors& errors) {
  const std::vector<std::string> known{"double", "single"};
  if (node == nullptr || node->text == "double") return Precision::double_only;
  if (node->text != "single")
    errors.add_expected(*node, "double or single", did_you_mean(node->text, known));
  return Precision::single_accepted;
}

std::vector<Words> read_hints(const Node* node, Errors& errors) {
  std::vector<Words> hints;
  for (const Node* item : read_list(node, "a list of hints", errors))
    hints.push_back(read_words(item, "a hint", errors).value_or(Words{}));
  return hints;
}

Names read_let(const Node* node, Errors& errors) {
  Names names;
  if (node == nullptr) return names;
  const Mapping mapping(*node, "let", {}, errors);
  for (const auto& [name, value] : mapping.entries()) {
    if (!is_free_name(name->text) || find_generator(name->text) != nullptr)
      errors.add_expected(*name, "a name for a number");
    else if (const std::optional<double> number = read_number(value, names, errors))
      names[name->text] = *number;
    else
      names[name->text] = 1;  // so that its uses are no errors of their own
  }
  return names;
}

ExerciseInfo read_info(const Mapping& mapping, const std::vector<std::string>& known_ids,
                       const ChapterFiles& files, Errors& errors) {
  ExerciseInfo info;
  info.id = read_exercise_id(mapping.require("id"), errors);
  info.title = read_words(mapping.require("title"), "a title", errors).value_or(Words{});
  info.file = read_source_name(mapping.require("file"), files, errors);
  info.functions = read_functions(mapping, files.functions, errors);
  info.arguments = read_arguments(mapping.require("arguments"), info.functions, errors);
  info.points = read_points(mapping.require("points"), errors).value_or(0);
  info.extra = read_flag(mapping.find("extra"), errors).value_or(false);
  info.needs = read_needs(mapping.find("needs"), info.id, known_ids, errors);
  info.traits = read_traits(mapping.find("result"), info.arguments, errors);
  info.precision = read_precision(mapping.find("precision"), errors);
  info.statement =
      read_words(mapping.require("statement"), "a statement", errors).value_or(Words{});
  info.hints = read_hints(mapping.find("hints"), errors);
  info.explanation =
      read_words(mapping.find("explanation"), "an explanation", errors).value_or(Words{});
  return info;
}

std::vector<CaseSpec> read_cases(const Node* node, const ExerciseInfo& info, const Names& let,
                                 Errors& errors) {
  std::vector<CaseSpec> cases;
  std::vector<const Node*> nodes;
  std::set<std::string> ids;
  if (node != nullptr && node->kind == Node::Kind::list && node->items.empty())
    errors.add(*node, "expected at least one case, got none");
  const std::vector<const Node*> items = read_list(node, "a list of cases", errors);
  if (items.size() > most_cases) {
    errors.add(*node, fmt::format("expected at most {} cases, got {}", most_cases, items.size()));
    return cases;
  }
  for (const Node* item : items) {
    const std::optional<CaseSpec> spec = read_case(*item, info, let, errors);
    if (!spec) continue;
    if (!ids.insert(spec->id).second)
      errors.add(*item, fmt::format("expected each case id once, got \"{}\" again", spec->id));
    cases.push_back(*spec);
    nodes.push_back(item);
  }
  share_field_names(cases, nodes, errors);
  return cases;
}

// A draw of a million numbers is none too many; a thousand of them would fill the memory.
void check_amount(const Node& cases, const Exercise& exercise, Errors& errors) {
  double numbers = 0;
  for (const CaseSpec& spec : exercise.cases) numbers += largest_amount(spec);
  if (numbers > most_numbers_in_exercise)
    errors.add(cases, fmt::format("expected at most {} numbers in all cases, got {}",
                                  most_numbers_in_exercise, numbers));
}

// What the cases give together must leave something for those without points, and nothing
// otherwise.
void check_points(const Node& points, const Exercise& exercise, Errors& errors) {
  double sum = 0;
  bool all = true;
  for (const CaseSpec& spec : exercise.cases) {
    sum += spec.points.value_or(0);
    all = all && spec.points.has_value();
  }
  const double most = exercise.info.points;
  const bool fits = all ? std::abs(sum - most) < 1e-9 : sum <= most;
  if (!fits)
    errors.add(points, fmt::format("expected {}{} points in the cases, got {}",
                                   all ? "" : "at most ", most, sum));
}

}  // namespace

std::string id_of_file(const std::string& file_name) {
  const std::string stem = std::filesystem::path(file_name).stem().string();
  const std::size_t digits = stem.find_first_not_of("0123456789");
  const bool numbered = digits != 0 && digits != std::string::npos && stem[digits] == '_';
  return numbered ? stem.substr(digits + 1) : stem;
}

std::optional<Exercise> read_exercise(const Node& root, const std::vector<std::string>& known_ids,
                                      Errors& errors, const ChapterFiles& files) {
  const std::size_t errors_before = errors.count();
  const Mapping mapping(root, "an exercise", exercise_keys, errors);
  if (root.kind != Node::Kind::mapping) return std::nullopt;
  Exercise exercise{read_info(mapping, known_ids, files, errors), {}, {}};
  const Names let = read_let(mapping.find("let"), errors);
  exercise.cases = read_cases(mapping.require("cases"), exercise.info, let, errors);
  exercise.steps = read_steps(mapping.find("steps"), exercise, files, errors);
  if (errors.count() == errors_before) check_points(*mapping.find("points"), exercise, errors);
  if (errors.count() == errors_before) check_amount(*mapping.find("cases"), exercise, errors);
  return errors.count() == errors_before ? std::optional(exercise) : std::nullopt;
}

}  // namespace grader
