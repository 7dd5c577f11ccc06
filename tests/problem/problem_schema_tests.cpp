// The schemas that editors use, and the loader that judges, agree.
#include <charconv>
#include <fstream>
#include <set>

#include <boost/test/unit_test.hpp>

#include "grader/problem/parse_yaml.hpp"
#include "grader/problem/read_case.hpp"
#include "grader/problem/read_chapter.hpp"
#include "grader/problem/read_exercise.hpp"
#include "grader/problem/read_mistake.hpp"
#include "grader/problem/read_mistakes.hpp"
#include "grader/problem/read_steps.hpp"
#include "grader/problem/read_traits.hpp"
#include "tests/support/schema_checker.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_schema_tests)

namespace {

namespace fs = std::filesystem;
using test::json;

const fs::path tests = GRADER_TESTS_FOLDER;
const fs::path schemas = tests.parent_path() / "problems" / "schema";

json schema(const std::string& name) {
  return json::parse(read_source(schemas / (name + ".schema.json")).text);
}

Node tree_of(const std::string& text) {
  Errors errors({"f", text});
  const std::optional<Node> root = parse_yaml(errors);
  BOOST_TEST_REQUIRE(root.has_value(), errors.text());
  return *root;
}

// Plain text as YAML 1.2 takes it.
json plain_json(const std::string& text) {
  if (text == "true" || text == "false") return text == "true";
  const char* end = text.data() + text.size();
  std::int64_t whole = 0;
  if (std::from_chars(text.data(), end, whole).ptr == end) return whole;
  double number = 0;
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error == std::errc() && stop == end && text.find_first_of("in") == text.npos) return number;
  return text;
}

// What an editor sees of a file.
json json_of(const Node& node) {
  if (node.kind == Node::Kind::nothing) return nullptr;
  if (node.kind == Node::Kind::text) return node.quoted ? json(node.text) : plain_json(node.text);
  json all = node.kind == Node::Kind::list ? json::array() : json::object();
  for (const Node& item : node.items) all.push_back(json_of(item));
  for (const Entry& entry : node.entries) all[entry.key.text] = json_of(entry.value);
  return all;
}

constexpr const char* exercise = R"(
id: thing
title: {en: A thing, zh: 一件事}
file: 07_thing.cpp
function: space::thing
arguments: [a, k]
points: 5
extra: true
needs: [other]
precision: single
result:
  rows_sum_to: 1
  readable: a
  blocks: {of: k, called: {en: part, zh: 块}}
statement: {en: Do it., zh: 做。}
hints:
  - {en: One., zh: 一。}
let: {c: sqrt(4), e: c / 4}
explanation: {en: Because., zh: 因为。}
steps:
  - id: cut
    name: {en: A, zh: 甲}
    value: steps.cut(a, k)
    fields: [left, right]
  - {id: joined, name: {en: B, zh: 乙}, value: 'reference.join(each cut, cut.left)'
}
cases:
  - id: first
    given: {k: 2, a: [[c, e]]}
    expect: [[1, 2/4]]
    call: thing
    points: 2
  - id: second
    hidden: true
    repeat: 20
    sizes: {n: 1..6, m: 3}
    given: {a: normal(n, m), k: n}
)";

const fs::path chapter_folder = tests / "golden" / "chapter_errors" / "number_twice";
constexpr const char* chapter = R"(
title: {en: A chapter, zh: 一章}
header: ../beside/thing.hpp
reference: ../beside/reference
template: ../beside/template
not_attempted: space::Missing
)";

constexpr const char* mistakes = R"(
steps: [range, sum]
headings: {reach: {en: reach, zh: 范围}}
mistakes:
  - id: stops_early
    step: range
    heading: reach
    exercises: [one, two]
    forms: [by_one, 2, {by_three: [one]}]
    same_as: [stops_late]
    message: {en: Early., zh: 太早。}
    messages: {two: {en: Early in two., zh: 第二题太早。}}
  - {id: stops_late, step: sum, heading: reach, exercises: [two], same_as: [stops_early],
     message: {en: Late., zh: 太晚。}}
honest: [backwards]
)";

// A kind of file: its text, its schema, and its loader.
struct Kind {
  std::string schema;
  const char* text;
  bool (*loads)(const Node&);
};

bool loads_exercise(const Node& root) {
  Errors errors({"07_thing.yaml", exercise});
  return read_exercise(root, {"thing", "other"}, errors).has_value();
}
bool loads_chapter(const Node& root) {
  Errors errors({"chapter.yaml", chapter});
  return read_chapter(root, chapter_folder, errors).has_value();
}

bool loads_mistakes(const Node& root) {
  Errors errors({"mistakes.yaml", mistakes});
  (void)read_mistakes(root, {"one", "two"}, errors);
  return errors.count() == 0;
}

const Kind kinds[] = {{"exercise", exercise, loads_exercise},
                      {"chapter", chapter, loads_chapter},
                      {"mistakes", mistakes, loads_mistakes}};

// The schema of a file of this name.
std::string kind_of(const std::string& name) {
  if (name == "chapter.yaml" || name == "mistakes.yaml") return name.substr(0, name.find('.'));
  return "exercise";
}

using Path = std::vector<std::string>;

// The node at `path`, keys and indices.
Node& node_at(Node& root, const Path& path) {
  Node* node = &root;
  for (const std::string& step : path) {
    if (node->kind == Node::Kind::list) {
      node = &node->items.at(std::stoul(step));
      continue;
    }
    const auto entry = std::find_if(node->entries.begin(), node->entries.end(),
                                    [&](const Entry& each) { return each.key.text == step; });
    BOOST_TEST_REQUIRE((entry != node->entries.end()), step);
    node = &entry->value;
  }
  return *node;
}

std::string text_of(const Path& path) {
  std::string text;
  for (const std::string& step : path) text += "/" + step;
  return text;
}

// Whether loader and schema both refuse what `change` makes of the good file.
void both_refuse(const Kind& kind, const Path& path, const std::string& what,
                 const std::function<void(Node&)>& change) {
  Node root = tree_of(kind.text);
  change(node_at(root, path));
  BOOST_TEST(!kind.loads(root), kind.schema << text_of(path) << ": the loader accepts " << what);
  BOOST_TEST(test::Checker(schema(kind.schema)).check(json_of(root)) != "",
             kind.schema << text_of(path) << ": the schema accepts " << what);
}

struct Row {
  Path path;
  const char* value;
};

template <std::size_t count>
void both_refuse(const Kind& kind, const Row (&rows)[count]) {
  for (const Row& row : rows)
    both_refuse(kind, row.path, row.value, [&](Node& node) {
      node = tree_of(std::string("x: ") + row.value).entries[0].value;
    });
}

// All mappings of `node` that know their keys, as paths; those of names and numbers do not.
void collect_mappings(const Node& node, const Path& path, std::vector<Path>& all) {
  static const std::set<std::string> free = {"let",      "sizes", "given",   "expect",
                                             "headings", "forms", "messages"};
  if (!path.empty() && free.contains(path.back())) return;
  if (node.kind == Node::Kind::mapping) all.push_back(path);
  const auto below = [&](const std::string& step, const Node& inner) {
    Path further = path;
    further.push_back(step);
    collect_mappings(inner, further, all);
  };
  for (const Entry& entry : node.entries) below(entry.key.text, entry.value);
  for (std::size_t i = 0; i < node.items.size(); ++i) below(std::to_string(i), node.items[i]);
}

std::vector<Path> mappings_of(const Kind& kind) {
  std::vector<Path> all;
  collect_mappings(tree_of(kind.text), {}, all);
  return all;
}

std::set<std::string> keys_of(const json& rule) {
  std::set<std::string> keys;
  for (const auto& [key, value] : rule.at("properties").items()) keys.insert(key);
  return keys;
}

std::set<std::string> as_set(const std::vector<std::string>& keys) {
  return {keys.begin(), keys.end()};
}

std::vector<fs::path> shipped_files() {
  std::vector<fs::path> files;
  for (const fs::path& root : {tests.parent_path() / "problems", tests / "toy" / "problems"})
    for (const auto& entry : fs::recursive_directory_iterator(root))
      if (entry.path().extension() == ".yaml") files.push_back(entry.path());
  return files;
}

}  // namespace

BOOST_AUTO_TEST_CASE(both_accept_the_files_that_the_mutations_begin_with) {
  for (const Kind& kind : kinds) {
    const Node root = tree_of(kind.text);
    BOOST_TEST(kind.loads(root), kind.schema);
    BOOST_TEST(test::Checker(schema(kind.schema)).check(json_of(root)) == "", kind.schema);
  }
}

BOOST_AUTO_TEST_CASE(every_file_of_this_repository_satisfies_its_schema) {
  const std::vector<fs::path> files = shipped_files();
  BOOST_TEST(files.size() >= 12U);
  for (const fs::path& path : files) {
    const std::string kind = kind_of(path.filename());
    const json document = json_of(tree_of(read_source(path).text));
    BOOST_TEST(test::Checker(schema(kind)).check(document) == "", path);
  }
}

BOOST_AUTO_TEST_CASE(schemas_and_loader_know_the_same_keys) {
  const json exercise_schema = schema("exercise");
  BOOST_TEST((keys_of(exercise_schema) == as_set(exercise_keys)));
  BOOST_TEST((keys_of(exercise_schema["definitions"]["case"]) == as_set(case_keys)));
  BOOST_TEST((keys_of(exercise_schema["definitions"]["step"]) == as_set(step_keys)));
  BOOST_TEST((keys_of(exercise_schema["definitions"]["result"]) == as_set(result_keys)));
  BOOST_TEST((keys_of(exercise_schema["definitions"]["blocks"]) == as_set(block_keys)));
  BOOST_TEST((keys_of(schema("chapter")) == as_set(chapter_keys)));
  BOOST_TEST((keys_of(schema("mistakes")) == as_set(mistakes_keys)));
  BOOST_TEST((keys_of(schema("mistakes")["definitions"]["mistake"]) == as_set(mistake_keys)));
}

BOOST_AUTO_TEST_CASE(both_refuse_an_unknown_key_wherever_keys_are_known) {
  for (const Kind& kind : kinds)
    for (const Path& path : mappings_of(kind))
      both_refuse(kind, path, "an unknown key", [](Node& node) {
        Node key{Node::Kind::text, false, node.offset, "unheard_of", {}, {}};
        node.entries.push_back({key, key});
      });
}

BOOST_AUTO_TEST_CASE(both_refuse_a_missing_key_that_is_required) {
  static const std::set<std::string> optional = {
      "extra",    "needs",    "precision", "hints",       "let",           "hidden",
      "repeat",   "sizes",    "call",      "expect",      "result",        "rows_sum_to",
      "readable", "blocks",   "honest",    "explanation", "not_attempted", "forms",
      "same_as",  "messages", "steps",     "fields"};
  for (const Kind& kind : kinds)
    for (const Path& path : mappings_of(kind)) {
      Node root = tree_of(kind.text);
      for (const Entry& entry : node_at(root, path).entries) {
        const std::string key = entry.key.text;
        const bool is_case = path.size() == 2 && path.front() == "cases";
        if (optional.contains(key) || (is_case && key == "points")) continue;
        both_refuse(kind, path, "a file without " + key, [&](Node& node) {
          std::erase_if(node.entries, [&](const Entry& each) { return each.key.text == key; });
        });
      }
    }
}

// A mapping with an empty key is nowhere right; a list of lists of such is not either.
BOOST_AUTO_TEST_CASE(both_refuse_another_type_at_every_key) {
  const Node wrong_mapping = tree_of("{unheard of: [1]}");
  const Node wrong_list = tree_of("[[[{unheard of: 1}]]]");
  for (const Kind& kind : kinds)
    for (const Path& path : mappings_of(kind)) {
      Node root = tree_of(kind.text);
      for (const Entry& entry : node_at(root, path).entries) {
        const std::string& key = entry.key.text;
        if (key == "expect") continue;  // may be anything
        Path there = path;
        there.push_back(key);
        if (key != "given")  // whose keys only the loader knows
          both_refuse(kind, there, "a mapping", [&](Node& node) { node = wrong_mapping; });
        both_refuse(kind, there, "a list", [&](Node& node) { node = wrong_list; });
      }
    }
}

BOOST_AUTO_TEST_CASE(both_refuse_what_is_wrong_in_a_value) {
  const Row rows[] = {
      {{"id"}, "Thing"},
      {{"id"}, "'two words'"},
      {{"file"}, "thing.cpp"},
      {{"file"}, "../07_thing.cpp"},
      {{"file"}, "07_thing.c"},
      {{"function"}, "'space:thing'"},
      {{"function"}, "3"},
      {{"arguments"}, "[a, a]"},
      {{"arguments"}, "[a, 3]"},
      {{"points"}, "-1"},
      {{"points"}, "1001"},
      {{"points"}, "true"},
      {{"extra"}, "maybe"},
      {{"precision"}, "half"},
      {{"needs"}, "[Other]"},
      {{"title", "en"}, "''"},
      {{"hints"}, "{en: a, zh: b}"},
      {{"let"}, "{3: 4}"},
      {{"let"}, "{c: [1]}"},
      {{"steps"}, "{}"},
      {{"steps", "0", "id"}, "A"},
      {{"steps", "0", "value"}, "cut(a)"},
      {{"steps", "0", "value"}, "steps.cut"},
      {{"steps", "0", "fields"}, "[Left]"},
      {{"cases"}, "[]"},
      {{"cases"}, "{}"},
      {{"cases", "0", "id"}, "A"},
      {{"cases", "1", "hidden"}, "1"},
      {{"cases", "1", "repeat"}, "0"},
      {{"cases", "1", "repeat"}, "1001"},
      {{"cases", "1", "repeat"}, "true"},
      {{"cases", "1", "sizes", "n"}, "-1"},
      {{"cases", "1", "sizes", "n"}, "10001"},
      {{"cases", "1", "sizes", "n"}, "[1, 6]"},
      {{"cases", "0", "points"}, "2000"},
      {{"result", "rows_sum_to"}, "a lot!"},
      {{"result", "readable"}, "3"},
      {{"result", "blocks", "of"}, "'k + 1'"},
      {{"result", "blocks", "called"}, "part"},
  };
  both_refuse(kinds[0], rows);
}

BOOST_AUTO_TEST_CASE(both_refuse_what_is_wrong_in_a_mistake) {
  const Path first = {"mistakes", "0"};
  const auto in_first = [&](const std::string& key) { return Path{"mistakes", "0", key}; };
  const Row rows[] = {
      {{"steps"}, "[range, sum, range]"},
      {{"steps"}, "[Range, sum, range]"},
      {{"headings", "reach"}, "reach"},
      {{"mistakes"}, "{}"},
      {first, "stops_early"},
      {in_first("id"), "Stops"},
      {in_first("step"), "3"},
      {in_first("heading"), "3"},
      {in_first("exercises"), "[]"},
      {in_first("exercises"), "[one, one]"},
      {in_first("exercises"), "[One]"},
      {in_first("forms"), "[]"},
      {in_first("forms"), "[by_one, By_two]"},
      {in_first("forms"), "[by_one, -1]"},
      {in_first("forms"), "[by_one, {By_two: [one]}]"},
      {in_first("forms"), "[by_one, {by_two: []}]"},
      {in_first("forms"), "[by_one, {by_two: one}]"},
      {in_first("same_as"), "[stops_late, stops_late]"},
      {in_first("same_as"), "stops_late"},
      {{"mistakes", "0", "message", "zh"}, "''"},
      {{"mistakes", "0", "messages", "two"}, "{en: Early.}"},
      {{"honest"}, "[3]"},
      {{"honest"}, "[backwards, backwards]"},
  };
  both_refuse(kinds[2], rows);
}

BOOST_AUTO_TEST_CASE(both_refuse_too_many_mistakes) {
  const auto many = [](std::size_t count) {
    return [count](Node& list) {
      const Node one = list.items.at(1);
      list.items.clear();
      for (std::size_t i = 0; i < count; ++i) {
        list.items.push_back(one);
        list.items.back().entries.at(0).value.text += std::to_string(i);
        std::erase_if(list.items.back().entries,
                      [](const Entry& each) { return each.key.text == "same_as"; });
      }
    };
  };
  Node root = tree_of(mistakes);
  many(most_mistakes)(node_at(root, {"mistakes"}));
  BOOST_TEST(loads_mistakes(root));
  BOOST_TEST(test::Checker(schema("mistakes")).check(json_of(root)) == "");
  both_refuse(kinds[2], {"mistakes"}, "too many", many(most_mistakes + 1));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
