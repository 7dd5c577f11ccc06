#include "tests/attacks/stage.hpp"

#include <fstream>
#include <stdexcept>

#include <fmt/format.h>
#include <unistd.h>

#include "tests/attacks/level.hpp"
#include "tests/attacks/play.hpp"

namespace grader::test {
namespace {

// Always right but for its sign, so that every case tells its numbers.
const char* const wrong_answers[] = {"01_total.cpp", "total",         "02_mean.cpp",
                                     "mean",         "03_spread.cpp", "spread"};

constexpr std::size_t most_cached_bytes = std::size_t{16} << 20;

std::string wrong_answer(const std::string& function) {
  return "#include \"numbers.hpp\"\n\ndouble numbers::" + function +
         "(const std::vector<double>&) {\n  return 0.5;\n}\n";
}

void add_numbers(const Json& json, Secrets& secrets) {
  if (json.is_object() && json.contains("numbers"))
    for (const Json& number : json.at("numbers")) secrets.add_number(number.get<double>());
  else if (json.is_structured())
    for (const Json& inner : json) add_numbers(inner, secrets);
}

}  // namespace

void make_own(const fs::path& folder) {
  fs::create_directories(folder);
  fs::permissions(folder, fs::perms(0755));
  const auto user = grading_user();
  if (user && chown(folder.c_str(), *user, *user) != 0) throw std::runtime_error("no owner");
}

void make_open(const fs::path& folder) {
  fs::create_directories(folder);
  fs::permissions(folder, fs::perms(0777));
}

void write_open(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
  fs::permissions(path, fs::perms(0666));
}

Stage::Stage() {
  fs::permissions(folder.path(), fs::perms(0755));
  for (const char* name : {"home", "cache", "tmp", "packs", "results"}) make_own(at(name));
  for (const char* name : {"programs", "wrong", "scenes"}) make_open(at(name));
  for (const char* name : {"grader", "grader-supervisor"})
    fs::copy_file(fs::path(GRADER_PROGRAM).parent_path() / name, at("programs") / name);
  write_open(at("programs") / "bait.txt", secrets.add_word("the programs' folder"));
  write_open(at("cache") / "bait.txt", secrets.add_word("the cache's folder"));
  lay_out_chapter();
  make_pack();
  find_hidden_numbers();
  course_ = snapshot_of(at("course"));
  programs_ = snapshot_of(at("programs"));
}

// The author's side, with a word in each file that no student may see.
void Stage::lay_out_chapter() {
  fs::copy(repository("tests/attacks/chapter"), at("course"), fs::copy_options::recursive);
  for (const auto& entry : fs::recursive_directory_iterator(at("course"))) {
    fs::permissions(entry, entry.is_directory() ? fs::perms(0777) : fs::perms(0666));
    const std::string path = entry.path().string();
    const std::string word = secrets.add_word(path);
    if (path.ends_with(".yaml")) write_open(path, text_of(path) + "# " + word + "\n");
    if (path.find("/reference/") != path.npos && path.ends_with(".cpp"))
      write_open(path, "// " + word + "\n" + text_of(path));
  }
  write_open(at("course") / "secret", secrets.add_word("the pack's secret"));
}

Words Stage::environment(const fs::path& home, const fs::path& tmp) const {
  return {"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=" + home.string(),
          "XDG_CACHE_HOME=" + at("cache").string(), "TMPDIR=" + tmp.string()};
}

Words Stage::command(const Words& words) const {
  Words all = wrapper();
  all.push_back((at("programs") / "grader").string());
  all.insert(all.end(), words.begin(), words.end());
  return all;
}

void Stage::make_pack() {
  pack = (at("packs") / "numbers.pack").string();
  const Start start{command({"pack", (at("course") / "problems/numbers").string(), "--secret",
                             (at("course") / "secret").string(), "-o", pack}),
                    environment(at("home"), at("tmp")), at("home"), at("out"), at("err")};
  const Play made = play(start, [](pid_t) {});
  if (made.status != 0)
    throw std::runtime_error(fmt::format("no pack: {} {}", made.status, made.err));
}

// Wrong everywhere, and told to an instructor: who trusts this one need not guard it.
void Stage::find_hidden_numbers() {
  for (std::size_t i = 0; i < std::size(wrong_answers); i += 2)
    write_open(at("wrong") / wrong_answers[i], wrong_answer(wrong_answers[i + 1]));
  const fs::path json = at("results") / "wrong.json";
  const Start start{command({"grade", at("wrong").string(), "--pack", pack, "--json", json.string(),
                             "--audience", "instructor", "--trust-submission"}),
                    environment(at("home"), at("tmp")), at("home"), at("out"), at("err")};
  play(start, [](pid_t) {});
  const Json result = Json::parse(text_of(json));
  for (const Json& exercise : result.at("exercises"))
    for (const Json& each : exercise.at("cases"))
      if (each.at("hidden").get<bool>()) {
        add_numbers(each.at("detail").at("inputs"), secrets);
        add_numbers(each.at("detail").at("expected"), secrets);
      }
  if (!secrets.has_numbers()) throw std::runtime_error("no hidden numbers");
}

std::vector<std::string> Stage::harm() const {
  std::vector<std::string> found = differences(course_, snapshot_of(at("course")));
  for (std::string& each : differences(programs_, snapshot_of(at("programs"))))
    found.push_back(std::move(each));
  return found;
}

// What the chapter needs is made of our own files. All else is objects and libraries of small ones.
std::vector<std::string> Stage::cached(const Secrets& more) const {
  std::vector<std::string> found;
  for (const auto& entry : fs::recursive_directory_iterator(at("cache") / "grader")) {
    const std::string name = entry.path().string();
    const bool known = name.find("/toolbox-") != name.npos || name.find("/sanitizer-") != name.npos;
    if (known || !entry.is_regular_file()) continue;
    if (entry.file_size() > most_cached_bytes)
      found.push_back(fmt::format("{} has {} bytes", entry.path().string(), entry.file_size()));
    for (const std::string& each : more.found_in(text_of(entry.path())))
      found.push_back(entry.path().string() + " holds " + each);
  }
  return found;
}

const Stage& stage() {
  static const Stage only;
  return only;
}

}  // namespace grader::test
