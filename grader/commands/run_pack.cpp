#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/commands/author_pack.hpp"
#include "grader/commands/commands.hpp"
#include "grader/commands/places.hpp"
#include "grader/pack/pack_file.hpp"
#include "grader/problem/load.hpp"

namespace grader {
namespace {

std::optional<std::string> read_secret(const std::string& path) {
  if (path.empty()) return std::nullopt;
  auto secret = read_file(path, 4096);
  if (!secret || secret->empty()) throw Misuse({"pack.secret_unreadable", {{"path", path}}});
  return secret;
}

Message packed(const Pack& pack, const std::string& path, std::size_t size) {
  std::size_t cases = 0;
  for (const PackedExercise& exercise : pack.exercises) cases += exercise.cases.size();
  return {"pack.made",
          {{"path", path},
           {"exercises", fmt::format("{}", pack.exercises.size())},
           {"cases", fmt::format("{}", cases)},
           {"kilobytes", fmt::format("{}", (size + 1023) / 1024)},
           {"secret", pack.secret}}};
}

}  // namespace

int run_pack(const PackCommandOptions& options, const Terminal& terminal) {
  const Chapter chapter = load_chapter(find_chapter(options.chapter, options.chapters));
  const Authority authority = build_authority(chapter, terminal);
  const Pack pack = author_pack(chapter, authority,
                                {read_secret(options.secret), options.visible, options.redraw});
  const Bytes bytes = write_pack(pack);
  const std::string output = options.output.empty() ? chapter.info.id + ".pack" : options.output;
  write_file(output, bytes);
  terminal.say(packed(pack, output, bytes.size()));
  return full_marks;
}

}  // namespace grader
