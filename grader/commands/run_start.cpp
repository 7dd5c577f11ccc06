#include <filesystem>

#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/commands/commands.hpp"
#include "grader/commands/load_pack.hpp"
#include "grader/commands/places.hpp"
#include "grader/pack/pack.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

void make_folder(const fs::path& folder) {
  std::error_code error;
  if (fs::exists(folder, error) && !fs::is_empty(folder, error))
    throw Misuse({"folder.exists", {{"path", folder.string()}}});
  fs::create_directories(folder, error);
  if (error) throw Fault({"fault.write", {{"path", folder.string()}, {"reason", error.message()}}});
}

Message created(const Pack& pack, const std::string& folder, const std::string& options) {
  double points = 0;
  for (const PackedExercise& exercise : pack.exercises)
    if (!exercise.info.extra) points += exercise.info.points;
  return {"start.created",
          {{"path", folder},
           {"options", options},
           {"count", fmt::format("{}", pack.exercises.size())},
           {"points", fmt::format("{:g}", points)},
           {"first", (fs::path(folder) / pack.exercises.at(0).info.file).string()}}};
}

}  // namespace

int run_start(const StartOptions& options, const Terminal& terminal) {
  const std::string path =
      options.pack.empty() ? find_pack(options.chapter).string() : options.pack;
  const Pack pack = load_pack(path);
  if (pack.chapter.id != options.chapter) refuse_chapter(options.chapter, {pack.chapter.id});
  const fs::path folder = options.folder.empty() ? pack.chapter.id : options.folder;
  make_folder(folder);
  for (const auto& [name, bytes] : pack.start_files) write_file(folder / name, bytes);
  write_file(folder / chapter_file, pack.chapter.id + "\n");
  std::error_code error;
  const std::string chosen =
      options.pack.empty() ? "" : " --pack " + fs::absolute(options.pack, error).string();
  terminal.say(created(pack, folder.string(), chosen));
  return full_marks;
}

}  // namespace grader
