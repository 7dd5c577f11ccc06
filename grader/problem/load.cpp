#include "grader/problem/load.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/problem/errors.hpp"
#include "grader/problem/parse_yaml.hpp"
#include "grader/problem/read_chapter.hpp"
#include "grader/problem/read_exercise.hpp"

namespace grader {

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> exercise_files(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".yaml" && entry.path().filename() != "chapter.yaml")
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> ids_of(const std::vector<fs::path>& files) {
  std::vector<std::string> ids;
  for (const fs::path& file : files) ids.push_back(id_of_file(file.filename().string()));
  return ids;
}

// Collects what is wrong in all files.
class Findings {
 public:
  void add(const Errors& errors) {
    ++files_;
    errors_ += errors.count();
    if (errors.count() > 0) ++broken_;
    text_ += errors.text();
  }

  void throw_if_any() const {
    if (errors_ == 0) return;
    const std::string summary =
        fmt::format("{} error{} in {} of {} file{}.", errors_, errors_ == 1 ? "" : "s", broken_,
                    files_, files_ == 1 ? "" : "s");
    throw Misuse(Message{"problem.errors", {{"text", text_ + summary}}});
  }

 private:
  std::size_t errors_ = 0, broken_ = 0, files_ = 0;
  std::string text_;
};

Chapter load_head(const fs::path& folder, Findings& findings) {
  Errors errors(read_source(folder / "chapter.yaml"));
  const std::optional<Node> root = parse_yaml(errors);
  const std::optional<Chapter> chapter = root ? read_chapter(*root, folder, errors) : std::nullopt;
  findings.add(errors);
  return chapter.value_or(Chapter{});
}

std::optional<Exercise> load_exercise(const fs::path& file, const std::vector<std::string>& ids,
                                      Findings& findings) {
  Errors errors(read_source(file));
  const std::optional<Node> root = parse_yaml(errors);
  const std::optional<Exercise> exercise = root ? read_exercise(*root, ids, errors) : std::nullopt;
  // Two files may differ in their number alone.
  if (exercise && std::count(ids.begin(), ids.end(), exercise->info.id) > 1)
    errors.add(root->offset, 1,
               fmt::format("expected an id of its own, got \"{}\", which another file has too",
                           exercise->info.id));
  findings.add(errors);
  return exercise;
}

}  // namespace

Chapter load_chapter(const fs::path& folder) {
  if (!fs::is_regular_file(folder / "chapter.yaml"))
    throw Misuse(Message{"chapter.missing", {{"path", folder.string()}}});
  Findings findings;
  Chapter chapter = load_head(folder, findings);
  const std::vector<fs::path> files = exercise_files(folder);
  const std::vector<std::string> ids = ids_of(files);
  for (const fs::path& file : files)
    if (std::optional<Exercise> exercise = load_exercise(file, ids, findings))
      chapter.exercises.push_back(std::move(*exercise));
  findings.throw_if_any();
  std::stable_sort(chapter.exercises.begin(), chapter.exercises.end(),
                   [](const Exercise& a, const Exercise& b) { return a.info.file < b.info.file; });
  return chapter;
}

}  // namespace grader
