#include "grader/problem/load.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/contains.hpp"
#include "grader/base/fault.hpp"
#include "grader/problem/check_chapter.hpp"
#include "grader/problem/declared_functions.hpp"
#include "grader/problem/errors.hpp"
#include "grader/problem/parse_yaml.hpp"
#include "grader/problem/read_chapter.hpp"
#include "grader/problem/read_exercise.hpp"
#include "grader/problem/read_mistakes.hpp"

namespace grader {

namespace {

namespace fs = std::filesystem;

std::optional<std::vector<std::string>> names_in(const fs::path& folder) {
  std::error_code error;
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error))
    names.push_back(entry.path().filename().string());
  if (error) return std::nullopt;
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<fs::path> exercise_files(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const std::string& name : names_in(folder).value_or(std::vector<std::string>{}))
    if (fs::path(name).extension() == ".yaml" && name != "chapter.yaml" && name != "mistakes.yaml")
      files.push_back(folder / name);
  return files;
}

std::vector<std::string> ids_of(const std::vector<fs::path>& files) {
  std::vector<std::string> ids;
  for (const fs::path& file : files) ids.push_back(id_of_file(file.filename().string()));
  return ids;
}

// All that is wrong in all files; nothing thrown if nothing is.
void throw_if_any(const std::vector<const Errors*>& files) {
  std::size_t all = 0, broken = 0;
  std::string text;
  for (const Errors* errors : files) {
    all += errors->count();
    if (errors->count() > 0) ++broken;
    text += errors->text();
  }
  if (all == 0) return;
  text += fmt::format("{} error{} in {} of {} file{}.", all, all == 1 ? "" : "s", broken,
                      files.size(), files.size() == 1 ? "" : "s");
  throw Misuse(Message{"problem.errors", {{"text", text}}});
}

// What `read` makes of the tree of the file of `errors`; nothing if there is no tree, or too many
// errors.
template <typename Read>
auto read_tree(const std::optional<Node>& root, Read read) -> decltype(read(*root)) {
  try {
    if (root) return read(*root);
  } catch (const TooManyErrors&) {
    // Those that there are will do.
  }
  return std::nullopt;
}

Chapter load_head(const fs::path& folder, Errors& errors) {
  const auto read = [&](const Node& root) { return read_chapter(root, folder, errors); };
  return read_tree(parse_yaml(errors), read).value_or(Chapter{});
}

ChapterFiles files_of(const Chapter& chapter) {
  ChapterFiles files{declared_functions(chapter.info.header_text), {}, {}};
  if (!chapter.info.header_text.empty())
    files.parameters = declared_parameters(chapter.info.header_text);
  if (!chapter.reference_folder.empty()) {
    files.reference = names_in(chapter.reference_folder);
    const fs::path steps = fs::path(chapter.reference_folder) / "steps" / "steps.hpp";
    files.steps = declared_parameters(read_source(steps).text);
  }
  if (!chapter.template_folder.empty()) files.start = names_in(chapter.template_folder);
  return files;
}

ExerciseFile load_exercise(const fs::path& path, const std::vector<std::string>& ids,
                           const ChapterFiles& files) {
  ExerciseFile file{Errors(read_source(path)), {}, {}};
  file.root = parse_yaml(file.errors);
  file.exercise = read_tree(
      file.root, [&](const Node& root) { return read_exercise(root, ids, file.errors, files); });
  return file;
}

// The file is optional: a chapter may know no mistakes.
Errors load_mistakes(const fs::path& path, const std::vector<std::string>& ids,
                     const ChapterFiles& files, Chapter& chapter) {
  std::error_code error;
  if (!fs::exists(path, error)) return Errors({});
  Errors errors(read_source(path));
  auto read = read_tree(parse_yaml(errors), [&](const Node& root) {
    std::optional<Mistakes> mistakes = read_mistakes(root, ids, errors);
    if (files.reference && !contains(*files.reference, "mistakes"))
      errors.add(root, "expected \"mistakes/\" in the folder of the reference, got none");
    return mistakes;
  });
  chapter.mistakes = read ? std::move(read->mistakes) : std::vector<Mistake>{};
  chapter.honest = read ? std::move(read->honest) : std::vector<std::string>{};
  return errors;
}

}  // namespace

Chapter load_chapter(const fs::path& folder) {
  std::error_code error;
  if (!fs::exists(folder / "chapter.yaml", error))
    throw Misuse(Message{"chapter.missing", {{"path", folder.string()}}});
  Errors first(read_source(folder / "chapter.yaml"));
  Chapter chapter = load_head(folder, first);
  const std::vector<fs::path> paths = exercise_files(folder);
  const std::vector<std::string> ids = ids_of(paths);
  const ChapterFiles beside = files_of(chapter);
  std::vector<ExerciseFile> files;
  for (const fs::path& path : paths) files.push_back(load_exercise(path, ids, beside));
  check_together(files);
  if (paths.empty() && first.count() == 0)
    first.add(0, 1, "expected an exercise beside chapter.yaml, as 01_thing.yaml, got none");
  const Errors mistakes = load_mistakes(folder / "mistakes.yaml", ids, beside, chapter);
  std::vector<const Errors*> all{&first};
  for (const ExerciseFile& file : files) all.push_back(&file.errors);
  if (!mistakes.file().path.empty()) all.push_back(&mistakes);
  throw_if_any(all);
  for (ExerciseFile& file : files) chapter.exercises.push_back(std::move(*file.exercise));
  std::stable_sort(chapter.exercises.begin(), chapter.exercises.end(),
                   [](const Exercise& a, const Exercise& b) { return a.info.file < b.info.file; });
  return chapter;
}

}  // namespace grader
