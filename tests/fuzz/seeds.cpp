// Writes what the fuzzers begin with, from what the repository has anyway: `fuzz_seeds FOLDER`
// makes FOLDER/<fuzzer>/ with a file a seed, and FOLDER/<fuzzer>.dict with the words of its format.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "grader/pack/pack_file.hpp"
#include "grader/result/json.hpp"
#include "grader/result/redact.hpp"
#include "grader/run/reply.hpp"
#include "grader/value/wire.hpp"
#include "tests/fuzz/expected_values.hpp"
#include "tests/result/samples.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

const fs::path tests = GRADER_TESTS_FOLDER;
const fs::path repository = tests.parent_path();

Bytes read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The seeds of one fuzzer.
class Seeds {
 public:
  explicit Seeds(fs::path folder) : folder_(std::move(folder)) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  // Long inputs are tried seldom, so they are left out.
  void add(const Bytes& bytes) {
    constexpr std::size_t longest = 8192;
    if (bytes.size() > longest) return;
    std::ofstream(folder_ / std::to_string(count_++), std::ios::binary) << bytes;
  }

 private:
  fs::path folder_;
  int count_ = 0;
};

// Files below `folder` in an order that is always the same.
std::vector<fs::path> files_below(const fs::path& folder, const std::string& extension) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().extension() == extension)
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

// ---- Problem files ------------------------------------------------------------------------------

// A chapter's own file, with the folders that the fuzzer has.
Bytes with_fuzzers_paths(const Bytes& chapter) {
  Bytes text;
  std::size_t at = 0;
  for (std::size_t end; at < chapter.size(); at = end + 1) {
    end = std::min(chapter.find('\n', at), chapter.size());
    const std::string line = chapter.substr(at, end - at);
    const std::string key = line.substr(0, line.find(':'));
    const bool path = key == "header" || key == "reference" || key == "template";
    text += path ? key + (key == "header" ? ": ../api.hpp" : ": ../" + key) : line;
    text += '\n';
  }
  return text;
}

void add_problems(Seeds seeds) {
  for (const fs::path& folder : {repository / "problems", tests / "toy/problems",
                                 tests / "golden/problem_errors", tests / "golden/chapter_errors"})
    for (const fs::path& file : files_below(folder, ".yaml")) {
      const std::string name = file.filename().string();
      const Bytes text = read(file);
      if (name == "chapter.yaml") {
        seeds.add("c" + with_fuzzers_paths(text));
        seeds.add("c" + text);
      } else {
        seeds.add((name == "mistakes.yaml" ? "m" : "e") + text);
        if (name == "02_perimeter.yaml") seeds.add("n" + text);
      }
    }
  for (const fs::path& file : files_below(repository / "student_template", ".hpp"))
    seeds.add("h" + read(file));
  for (const fs::path& file : files_below(tests / "toy/student_template", ".hpp"))
    seeds.add("h" + read(file));
}

// ---- Packs --------------------------------------------------------------------------------------

Pack small_pack() {
  Pack pack;
  pack.chapter = {"toy", {"Toy", "玩具"}, "toy.hpp", "namespace toy { int thing(int x); }\n", ""};
  pack.start_files = {{"01_thing.cpp", "stub"}, {"empty", ""}};
  pack.secret = "public";
  pack.exercises = {fuzz::exercise_of_all_kinds()};
  PackedExercise& exercise = pack.exercises[0];
  exercise.info.points = 2.5;
  exercise.info.statement = {"Do it.\n", "做吧。\n"};
  exercise.info.hints = {{"one", "一"}, {"two", "二"}};
  exercise.info.explanation = {"So it is.", "就是这样。"};
  return pack;
}

Pack full_pack() {
  Pack pack = small_pack();
  PackedExercise& exercise = pack.exercises[0];
  exercise.cases.resize(4);
  const Prediction value = exercise.cases[0].trials[0].mistaken[0];
  exercise.mistakes.push_back({"other", "t", {"other.a", "other.b"}, {"doubled"}, {}, {"O", "其"}});
  for (Case& each : exercise.cases)
    for (Trial& trial : each.trials) trial.mistaken = {value, {Prediction::Kind::nothing}, {}};
  exercise.probes = {{0, 0}, {1, 0}};
  exercise.pairs = {{0, 2, {value, {}}}};
  exercise.steps = {{"s", {"Step", "步"}, "toy::thing", {{0, {1}, true}}, {"left", "right"}}};
  exercise.cases[0].trials[0].steps = {{scalar(3), {0.25}}};
  exercise.cases[1].hidden = true;
  exercise.companions = {{exercise.cases[2].trials[0]}};
  exercise.companions[0][0].mistaken.clear();
  exercise.info.extra = true;
  exercise.info.needs = {"other_thing"};
  pack.exercises.push_back(small_pack().exercises[0]);
  pack.exercises[1].cases.resize(2);
  pack.exercises[1].info.id = "other_thing";
  return pack;
}

// What the fuzzer puts the beginning before.
Bytes content_of(const Pack& pack) {
  const Bytes bytes = write_pack(pack);
  return bytes.substr(bytes.find('\n') + 1 + sizeof(double) + sizeof(std::uint64_t));
}

// Packs that do not fit together, each in another way.
void add_broken_packs(Seeds& seeds) {
  const Value torn = {Array{Element::real, {2, 3}, {}}};
  using Change = std::function<void(Pack&, PackedExercise&, Case&)>;
  const Change changes[] = {
      [](auto& pack, auto&, auto&) { pack.chapter.id = "a b"; },
      [](auto& pack, auto&, auto&) { pack.chapter.header = "a/b"; },
      [](auto& pack, auto&, auto&) { pack.start_files[".."] = ""; },
      [](auto& pack, auto&, auto&) { pack.exercises.clear(); },
      [](auto&, auto& exercise, auto&) { exercise.info.id = ""; },
      [](auto&, auto& exercise, auto&) { exercise.info.arguments.clear(); },
      [](auto&, auto& exercise, auto&) { exercise.info.functions[0] = "f()"; },
      [](auto&, auto& exercise, auto&) { exercise.info.arguments[0][0] = "x y"; },
      [](auto&, auto& exercise, auto&) { exercise.info.needs = {"x y"}; },
      [](auto&, auto& exercise, auto&) { exercise.info.points = nan; },
      [](auto&, auto& exercise, auto&) { exercise.mistakes[0].id = ""; },
      [](auto&, auto& exercise, auto&) { exercise.probes[0].trial = 9; },
      [](auto&, auto& exercise, auto&) { exercise.pairs[0].second = 9; },
      [](auto&, auto&, auto& each) { each.id = ""; },
      [](auto&, auto&, auto& each) { each.function = 9; },
      [](auto&, auto&, auto& each) { each.arguments_as.clear(); },
      [](auto&, auto&, auto& each) { each.cpu_seconds = infinity; },
      [&](auto&, auto&, auto& each) { each.trials[0].arguments[0] = torn; },
      [](auto&, auto&, auto& each) { each.trials[0].allowed.push_back(1); },
      [](auto&, auto&, auto& each) { each.trials[0].mistaken.pop_back(); },
      [](auto&, auto&, auto& each) { each.hidden = true; },
      [](auto&, auto&, auto& each) { each.trials[0].steps[0].allowed.clear(); },
      [&](auto&, auto&, auto& each) { each.trials[0].steps[0].value = torn; },
  };
  for (const Change& change : changes) {
    Pack pack = full_pack();
    change(pack, pack.exercises[0], pack.exercises[0].cases[0]);
    seeds.add(content_of(pack));
  }
}

void add_packs(Seeds seeds) {
  for (const Pack& pack : {small_pack(), full_pack()}) seeds.add(content_of(pack));
  add_broken_packs(seeds);
}

// ---- Replies ------------------------------------------------------------------------------------

Bytes framed(const Bytes& reply) {
  WireWriter writer;
  writer.text(reply);
  return writer.bytes();
}

// What is expected, and what is not quite that.
std::vector<Value> answers_to(const Value& expected) {
  std::vector<Value> answers = {expected,
                                scalar(5),
                                matrix(2, 3, {1, 2, 3, 4, 5, 1e300}),
                                {List{expected, expected}},
                                {std::string("poly\x1b[31m\xff")}};
  if (auto* array = std::get_if<Array>(&expected.content); array != nullptr) {
    for (const double other : {1e-12, 1.0, infinity, nan}) {
      Array changed = *array;
      if (!changed.numbers.empty()) changed.numbers.back() += other;
      answers.push_back({changed});
    }
  }
  return answers;
}

void add_replies(Seeds seeds) {
  const PackedExercise exercise = fuzz::exercise_of_all_kinds();
  for (std::size_t i = 0; i < exercise.cases.size(); ++i)
    for (const Value& answer : answers_to(exercise.cases[i].trials[0].expected)) {
      const Bytes reply = framed(write_reply(Returned{answer}));
      const std::string chosen(1, static_cast<char>(i));
      seeds.add(chosen + '\0' + reply);
      seeds.add(chosen + '\x08' + reply + framed(write_reply(Returned{scalar(1), true})));
    }
  const Bytes thrown = framed(write_reply(Thrown{"std::out_of_range", "vector::at \x1b]0;x\x07"}));
  seeds.add(Bytes("\0\0", 2) + thrown);
  for (const char tag : {'\3', '\4', '\5'}) seeds.add(Bytes("\0\0", 2) + framed(Bytes(1, tag)));
  for (const char how : {'\4', '\5', '\x0d', '\6', '\7'})
    seeds.add(Bytes("\0", 1) + how + "x.cpp:3: int main(): Assertion `a \"b\"' failed.\n");
  // The shape alone of an array that was too large to send.
  seeds.add(Bytes("\0\0", 2) + framed(Bytes("\1\0\4\0\1\0\0\0\x10\0\0\0\0", 13)));
}

// ---- Results ------------------------------------------------------------------------------------

// JSON without its line ends and indentation: short inputs are tried more often.
Bytes dense(const std::string& json) {
  Bytes text;
  for (std::size_t at = 0; at < json.size(); ++at) {
    if (json[at] == '\n')
      at = std::min(json.find_first_not_of(' ', at + 1), json.size()) - 1;
    else
      text += json[at];
  }
  return text;
}

void add_results(Seeds seeds) {
  for (auto [name, result] : test::samples()) {
    if (result.exercises.size() > 2) result.exercises.resize(2);
    seeds.add(dense(to_json(result)));
    seeds.add(dense(to_json(redacted(result))));
  }
}

// ---- Sources ------------------------------------------------------------------------------------

// What stands in R"(...)" in the tests: outputs of compilers.
std::vector<Bytes> raw_literals_in(const Bytes& source) {
  static const std::string open = "R\"(", close = ")\"";
  std::vector<Bytes> literals;
  for (std::size_t at = source.find(open); at != Bytes::npos; at = source.find(open, at)) {
    const std::size_t end = source.find(close, at);
    if (end == Bytes::npos) break;
    literals.push_back(source.substr(at + open.size(), end - at - open.size()));
    at = end;
  }
  return literals;
}

// In UTF-16, the lower byte first.
Bytes widened(const Bytes& text) {
  Bytes wide = "\xFF\xFE";
  for (const char c : text) wide += {c, '\0'};
  return wide;
}

void add_sources(Seeds seeds) {
  const Bytes place = "\3\1", between = "\x1E";
  for (const fs::path& file : files_below(tests / "golden/sources", ".cpp"))
    seeds.add(place + read(file));
  for (const fs::path& file : files_below(tests / "build", ".cpp")) {
    const Bytes source = read(file);
    seeds.add(place + source.substr(0, 4000));
    for (const Bytes& output : raw_literals_in(source))
      seeds.add(place + "struct P {};\nvoid f() {\n  both.begin();\n}\n" + between + output);
  }
  const Bytes symbols =
      "_ZN5space1fEv\n_ZN5space1gB5cxx11Ev\n_Z1fNSt7__cxx1112basic_stringIcEE\n_Z\n";
  seeds.add(place + between + symbols);
  seeds.add(place + widened("int f() {\r\n  return 1;\r\n}\r\n"));
  seeds.add(place + "// \xd6\xd0\xce\xc4\xb2\xe2\xca\xd4\nint f();\n");  // GBK
  seeds.add(place + "// caf\xe9 au lait\nint f();\n");                   // Latin-1
}

// ---- Dictionaries -------------------------------------------------------------------------------

// The words between quotes in JSON schemas: keys and what may stand there.
void write_dictionary(const fs::path& path, const std::vector<std::string>& schemas,
                      const std::string& format_before, const std::string& format_after) {
  std::set<std::string> words;
  for (const std::string& schema : schemas) {
    const Bytes text = read(repository / "problems/schema" / schema);
    for (std::size_t at = text.find('"'); at != Bytes::npos; at = text.find('"', at + 1)) {
      const std::size_t end = std::min(text.find('"', at + 1), text.size());
      const std::string word = text.substr(at + 1, end - at - 1);
      if (word.size() < 30 && word.find_first_of(" \\^$") == std::string::npos) words.insert(word);
      at = end;
    }
  }
  std::ofstream file(path);
  for (const std::string& word : words)
    file << '"' << format_before << word << format_after << "\"\n";
}

}  // namespace
}  // namespace grader

int main(int count, char** arguments) {
  using namespace grader;
  if (count != 2) {
    std::fputs("usage: fuzz_seeds FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = arguments[1];
  add_problems(Seeds(folder / "problem"));
  add_packs(Seeds(folder / "pack"));
  add_replies(Seeds(folder / "reply"));
  add_results(Seeds(folder / "result"));
  add_sources(Seeds(folder / "source"));
  write_dictionary(folder / "problem.dict",
                   {"chapter.schema.json", "exercise.schema.json", "mistakes.schema.json"}, "",
                   ": ");
  write_dictionary(folder / "result.dict", {"result.schema.json"}, "\\\"", "\\\"");
  return 0;
}
