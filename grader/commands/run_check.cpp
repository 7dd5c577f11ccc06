#include <filesystem>

#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/base/text.hpp"
#include "grader/commands/commands.hpp"
#include "grader/commands/places.hpp"
#include "grader/problem/load.hpp"
#include "grader/result/numbers.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

// The chapters that `name` means: a folder of one, a file in it, a folder of several, or a name.
std::vector<fs::path> chapters_of(const std::string& name, const CheckOptions& options) {
  const fs::path path(name);
  if (is_chapter(path)) return {path};
  std::error_code error;
  const bool is_folder = fs::is_directory(path, error);
  const fs::path parent = path.has_parent_path() ? path.parent_path() : ".";
  if (fs::exists(path, error) && !is_folder && is_chapter(parent)) return {parent};
  std::vector<fs::path> chapters;
  if (is_folder)
    for (const std::string& inner : chapters_in({path})) chapters.push_back(path / inner);
  if (!chapters.empty()) return chapters;
  if (is_folder) throw Misuse({"chapter.missing", {{"path", name}}});
  return {find_chapter(name, options.folder)};
}

std::vector<fs::path> chosen_chapters(const CheckOptions& options) {
  if (options.chapters.empty() && is_chapter(".")) return {"."};
  std::vector<std::string> names = options.chapters;
  if (names.empty()) names = chapters_in(chapter_folders(options.folder));
  if (names.empty()) throw Misuse({"chapter.none", {}});
  std::vector<fs::path> chapters;
  for (const std::string& name : names)
    for (const fs::path& chapter : chapters_of(name, options)) chapters.push_back(chapter);
  return chapters;
}

Message praise(const Chapter& chapter) {
  std::size_t cases = 0;
  double core = 0, extra = 0;
  for (const Exercise& exercise : chapter.exercises) {
    cases += exercise.cases.size();
    (exercise.info.extra ? extra : core) += exercise.info.points;
  }
  return {"check.good",
          {{"chapter", chapter.info.id},
           {"exercises", fmt::format("{}", chapter.exercises.size())},
           {"cases", fmt::format("{}", cases)},
           {"core", format_points(core)},
           {"extra", format_points(extra)}}};
}

bool is_good(const fs::path& folder, const Terminal& terminal) {
  try {
    terminal.say(praise(load_chapter(folder)));
    return true;
  } catch (const Misuse& misuse) {
    // All chapters are checked, whatever is found in one of them.
    terminal.say(misuse.message());
    return false;
  }
}

}  // namespace

int run_check(const CheckOptions& options, const Terminal& terminal) {
  bool good = true;
  for (const fs::path& folder : chosen_chapters(options)) good = is_good(folder, terminal) && good;
  return good ? full_marks : misused;
}

}  // namespace grader
