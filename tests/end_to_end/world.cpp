#include "tests/end_to_end/world.hpp"

#include <algorithm>
#include <fstream>
#include <optional>
#include <stdexcept>

#include <boost/test/unit_test.hpp>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "grader/build/cache.hpp"
#include "grader/result/json.hpp"
#include "grader/result/read_result.hpp"

namespace grader::test {
namespace {

std::vector<char*> pointers(Words& words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  return list;
}

Words environment_of(const fs::path& place, const std::map<std::string, std::string>& variables) {
  std::map<std::string, std::string> all = {{"PATH", "/usr/bin:/bin"},
                                            {"LC_ALL", "C.UTF-8"},
                                            {"HOME", (place / "home").string()},
                                            {"XDG_CACHE_HOME", (place / "cache").string()},
                                            {"TMPDIR", (place / "tmp").string()}};
  for (const auto& [name, value] : variables) all[name] = value;
  Words words;
  for (const auto& [name, value] : all) words.push_back(name + "=" + value);
  return words;
}

// In the child: stdin from nowhere, stdout and stderr into the files `out` and `err`.
[[noreturn]] void become(char** words, char** environment, const char* out, const char* err) {
  dup2(open("/dev/null", O_RDONLY), 0);
  dup2(open(out, O_WRONLY | O_CREAT | O_TRUNC, 0600), 1);
  dup2(open(err, O_WRONLY | O_CREAT | O_TRUNC, 0600), 2);
  execve(words[0], words, environment);
  _exit(126);
}

// words[0]: the program's path.
Run run_in(const fs::path& place, Words all, const std::map<std::string, std::string>& variables) {
  Words environment = environment_of(place, variables);
  const auto arguments = pointers(all), values = pointers(environment);
  const std::string out = place / "out", err = place / "err";
  const pid_t child = fork();
  if (child == 0 && chdir(place.c_str()) == 0)
    become(const_cast<char**>(arguments.data()), const_cast<char**>(values.data()), out.c_str(),
           err.c_str());
  int status = 0;
  waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status), text_of(out),
          text_of(err)};
}

void copy_files(const fs::path& from, const fs::path& to) {
  for (const auto& entry : fs::directory_iterator(from))
    if (entry.is_regular_file())
      fs::copy_file(entry, to / entry.path().filename(), fs::copy_options::overwrite_existing);
}

// The folder beside `folder` that it builds on: "on NAME" is the first line of its expected.txt.
std::optional<fs::path> basis_of(const fs::path& folder) {
  std::ifstream file(folder / "expected.txt");
  std::string on, name;
  if (!(file >> on >> name) || on != "on") return std::nullopt;
  return folder.parent_path() / name;
}

// The files of `folder` and, where it has none of that name, those of the folder it builds on.
void lay_out(const fs::path& folder, const fs::path& to) {
  if (const auto basis = basis_of(folder)) lay_out(*basis, to);
  copy_files(folder, to);
}

// From whoever built the program. Others may work with it meanwhile: what comes or goes while we
// look is made again.
void copy_cache(const fs::path& to) {
  const fs::path from = default_cache_folder();
  std::error_code error;
  for (const auto& entry : fs::recursive_directory_iterator(from, error)) {
    if (!entry.is_regular_file(error)) continue;
    const fs::path copy = to / entry.path().lexically_relative(from);
    fs::create_directories(copy.parent_path());
    fs::copy_file(entry, copy, error);
  }
}

std::string make_pack(const fs::path& place, const std::string& chapter, const std::string& name,
                      Words more) {
  const std::string output = place / name;
  Words words = {GRADER_PROGRAM, "pack", repository(chapter).string(), "-o", output};
  words.insert(words.end(), more.begin(), more.end());
  const Run run = run_in(place, words, {});
  if (run.status != 0) throw std::runtime_error("no pack: " + run.err);
  return output;
}

}  // namespace

World::World() {
  for (const char* name : {"home", "cache", "tmp"}) fs::create_directory(at(name));
  // Cases run as another user where the tests run as root, and must be able to walk through.
  fs::permissions(folder.path(), fs::perms(0755));
  fs::permissions(at("tmp"), fs::perms(01777));
  copy_cache(at("cache/grader"));
}

const std::string& World::visible_pack() const {
  static const std::string pack = GRADER_PACK;
  return pack;
}

const std::string& World::full_pack() const {
  static const auto pack = make_pack(folder.path(), "problems/ch08_attention", "full.pack", {});
  return pack;
}

const std::string& World::toy_pack() const {
  static const auto pack =
      make_pack(folder.path(), "tests/toy/problems/toy_geometry", "toy.pack", {"--visible"});
  return pack;
}

const World& world() {
  static const World only;
  return only;
}

bool whole() {
  const auto& all = boost::unit_test::framework::master_test_suite();
  return all.argc > 1 && std::string(all.argv[1]) == "whole";
}

Run run_grader(const Words& words, const std::map<std::string, std::string>& variables) {
  Words all = words;
  all.insert(all.begin(), GRADER_PROGRAM);
  return run_in(world().folder.path(), all, variables);
}

Run run_grader_without(const std::string& what, const Words& words) {
  Words all = {GRADER_WITHOUT, what, GRADER_PROGRAM};
  all.insert(all.end(), words.begin(), words.end());
  return run_in(world().folder.path(), all, {});
}

void Desk::take(const std::string& from) const {
  lay_out(repository(from), path());
}

void Desk::take_own(const std::string& from, const Words& names) const {
  for (const auto& entry : fs::directory_iterator(repository(from))) {
    const std::string name = entry.path().filename();
    const bool wanted = names.empty() ? entry.path().extension() == ".cpp"
                                      : std::find(names.begin(), names.end(), name) != names.end();
    if (wanted) write(name, text_of(entry));
  }
}

Grading grade(const fs::path& folder, const std::string& pack, const Words& more,
              const std::map<std::string, std::string>& variables) {
  if (basis_of(folder)) {
    const TemporaryFolder place{world().folder.path()};
    const fs::path whole = place.path() / folder.filename();
    fs::create_directory(whole);
    lay_out(folder, whole);
    fs::remove(whole / "expected.txt");
    return grade(whole, pack, more, variables);
  }
  const fs::path report = world().at("result.json");
  fs::remove(report);
  Words words = {"grade", folder.string(), "--pack", pack, "--json", report.string()};
  words.insert(words.end(), more.begin(), more.end());
  Grading grading{run_grader(words, variables), ""};
  if (!fs::exists(report)) return grading;
  grading.text = text_of(report);
  BOOST_TEST((to_json(read_result(grading.text)) == grading.text), "what was written is read");
  return grading;
}

const Json& exercise_in(const Json& result, const std::string& id) {
  for (const Json& exercise : result.at("exercises"))
    if (exercise.at("id") == id) return exercise;
  throw std::runtime_error("no exercise " + id);
}

const Json& case_in(const Json& exercise, const std::string& id) {
  for (const Json& each : exercise.at("cases"))
    if (each.at("id") == id) return each;
  throw std::runtime_error("no case " + id);
}

std::string source(const std::string& body) {
  return "#include \"attention.hpp\"\n\nnamespace attention {\n\n" + body +
         "\n}  // namespace attention\n";
}

fs::path repository(const std::string& name) {
  return fs::path(GRADER_FOLDER) / name;
}

std::string text_of(const fs::path& path) {
  const auto bytes = read_file(path, std::size_t{1} << 28);
  if (!bytes) throw std::runtime_error("cannot read " + path.string());
  return *bytes;
}

}  // namespace grader::test
