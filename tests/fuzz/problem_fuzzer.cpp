// The YAML of a chapter, and the header that it is checked against. The first byte says which file
// the others are: 'c' chapter.yaml, 'm' mistakes.yaml, 'h' the header, 'n' an exercise that another
// one needs, else an exercise. The rest of the chapter is a short one.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "grader/base/fault.hpp"
#include "grader/problem/amount.hpp"
#include "grader/problem/declared_functions.hpp"
#include "grader/problem/load.hpp"
#include "grader/problem/source_file.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

const fs::path tests = GRADER_TESTS_FOLDER;
const fs::path toy = tests / "toy";

void write(const fs::path& path, std::string_view text) {
  std::ofstream(path, std::ios::binary) << text;
}

// The rest of a chapter, as short as can be: it is read again for every input.
constexpr const char* short_chapter =
    "title: {en: A, zh: 甲}\nheader: ../api.hpp\nreference: ../reference\n"
    "template: ../template\n";
constexpr const char* short_exercise =
    "id: distance\ntitle: {en: A, zh: 甲}\nfile: 01_distance.cpp\n"
    "function: geometry::distance\narguments: [a, b]\npoints: 1\n"
    "statement: {en: A, zh: 甲}\ncases: [{id: a, given: {a: 1, b: 2}}]\n";
constexpr const char* short_mistakes =
    "steps: [s]\nheadings: {h: {en: H, zh: 题}}\nmistakes:\n"
    "  - {id: m, step: s, heading: h, exercises: [distance], message: {en: M, zh: 话}}\n";

// The functions that a header declares, a line each.
std::string declarations_of(const fs::path& header) {
  std::string text;
  const std::string whole = read_source(header).text;
  for (const auto& [function, parameters] : declared_parameters(whole)) {
    const std::size_t colons = function.rfind("::");
    text +=
        "namespace " + function.substr(0, colons) + " { int " + function.substr(colons + 2) + "(";
    for (std::size_t i = 0; i < parameters; ++i) text += i == 0 ? "int" : ", int";
    text += "); }\n";
  }
  return text;
}

// A chapter in memory where the system has such a folder, gone with the process.
class Folder {
 public:
  Folder() {
    const fs::path memory = "/dev/shm";
    std::string name =
        (fs::is_directory(memory) ? memory : fs::temp_directory_path()) / "grader_fuzz_XXXXXX";
    root_ = mkdtemp(name.data());
    for (const char* folder : {"chapter", "reference/mistakes", "reference/steps", "template"})
      fs::create_directories(root_ / folder);
    // Names of files are all that is asked of these.
    for (const fs::path& sources :
         {toy / "reference/toy_geometry", tests.parent_path() / "reference/ch08_attention"})
      for (const auto& entry : fs::directory_iterator(sources))
        if (entry.is_regular_file()) add_source(entry.path().filename().string());
    add_source("10_broken.cpp");
    write(root_ / "reference/steps/steps.hpp",
          text_of(tests.parent_path() / "reference/ch08_attention/steps/steps.hpp"));
    usual("01_distance.yaml", short_exercise);
    usual("mistakes.yaml", short_mistakes);
    usual("chapter.yaml", short_chapter);
    usual("../api.hpp", declarations_of(toy / "student_template/toy_geometry/shapes.hpp") +
                            declarations_of(tests.parent_path() /
                                            "student_template/ch08_attention/attention.hpp"));
  }
  ~Folder() { fs::remove_all(root_); }

  // These files of the chapter are others, everything else is as usual.
  fs::path with(const std::map<std::string, std::string>& files) {
    for (const std::string& file : changed_)
      if (!files.contains(file)) put_back(file);
    changed_.clear();
    for (const auto& [file, text] : files) {
      write(chapter() / file, text);
      changed_.push_back(file);
    }
    return chapter();
  }

  fs::path chapter() const { return root_ / "chapter"; }

 private:
  static std::string text_of(const fs::path& path) { return read_source(path).text; }

  void usual(const std::string& file, const std::string& text) {
    usual_[file] = text;
    write(chapter() / file, text);
  }

  void add_source(const std::string& name) {
    write(root_ / "reference" / name, "");
    write(root_ / "template" / name, "");
  }

  void put_back(const std::string& file) {
    const auto found = usual_.find(file);
    if (found == usual_.end())
      fs::remove(chapter() / file);
    else
      write(chapter() / file, found->second);
  }

  fs::path root_;
  std::map<std::string, std::string> usual_;
  std::vector<std::string> changed_;
};

// An exercise file is called as its first line says.
std::string exercise_file(std::string_view text) {
  constexpr std::string_view start = "id: ";
  if (!text.starts_with(start)) return "20_thing.yaml";
  const std::string_view id = text.substr(start.size(), text.find('\n') - start.size());
  const bool plain = !id.empty() && id.size() < 40 &&
                     id.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
  return plain ? "20_" + std::string(id) + ".yaml" : "20_thing.yaml";
}

std::string file_of(std::uint8_t kind, std::string_view text) {
  switch (kind) {
    case 'c':
      return "chapter.yaml";
    case 'm':
      return "mistakes.yaml";
    case 'h':
      return "../api.hpp";
    default:
      return exercise_file(text);
  }
}

// What packing counts on.
void check(const Chapter& chapter) {
  for (const Exercise& exercise : chapter.exercises) {
    const ExerciseInfo& info = exercise.info;
    fuzz::require(info.arguments.size() == info.functions.size(), "arguments of each function");
    fuzz::require(info.points >= 0 && !exercise.cases.empty(), "points and cases");
    std::set<std::string> ids;
    for (const CaseSpec& spec : exercise.cases) {
      fuzz::require(ids.insert(spec.id).second, "a case id twice");
      fuzz::require(spec.function < info.functions.size(), "a case of a function");
      fuzz::require(spec.given.size() == info.arguments[spec.function].size() &&
                        spec.given_as.size() == spec.given.size(),
                    "a value for each argument");
      fuzz::require(largest_amount(spec) <= 1e7, "not too many numbers");
    }
  }
  for (const Mistake& mistake : chapter.mistakes)
    fuzz::require(!mistake.names.empty() && !mistake.exercises.empty(), "a mistake of something");
}

}  // namespace
}  // namespace grader

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  static Folder folder;
  fuzz::Input input(data, size);
  const std::uint8_t kind = input.byte();
  const std::string text(input.rest());
  std::map<std::string, std::string> files = {{file_of(kind, text), text}};
  if (kind == 'n') files["01_distance.yaml"] = short_exercise + std::string("needs: [perimeter]\n");
  const std::filesystem::path chapter = folder.with(files);
  try {
    check(load_chapter(chapter));
  } catch (const Misuse& misuse) {
    fuzz::require(misuse.message().id == "problem.errors", "the usual misuse");
    const std::string& told = misuse.message().values.at("text");
    fuzz::require(told.size() > 10 && told.size() < 400'000, "what is wrong is told, and briefly");
    fuzz::require_shown(told, "what is wrong can be shown");
  }
  return 0;
}
