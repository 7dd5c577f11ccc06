#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/build/companion.hpp"
#include "grader/build/library.hpp"
#include "grader/commands/commands.hpp"
#include "grader/commands/places.hpp"
#include "grader/intake/submission.hpp"
#include "grader/pack/make_pack.hpp"
#include "grader/pack/pack_file.hpp"
#include "grader/problem/load.hpp"
#include "grader/run/in_process.hpp"
#include "grader/sandbox/rlimit_sandbox.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_start_file_bytes = std::size_t{1} << 20;

std::vector<const ExerciseInfo*> infos_of(const Chapter& chapter) {
  std::vector<const ExerciseInfo*> infos;
  for (const Exercise& exercise : chapter.exercises) infos.push_back(&exercise.info);
  return infos;
}

std::map<std::string, Bytes> read_start_files(const fs::path& folder) {
  std::map<std::string, Bytes> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (auto bytes = read_file(entry.path(), most_start_file_bytes))
      files.emplace(entry.path().filename().string(), std::move(*bytes));
  return files;
}

std::optional<std::string> read_secret(const std::string& path) {
  if (path.empty()) return std::nullopt;
  auto secret = read_file(path, 4096);
  if (!secret || secret->empty()) throw Misuse({"pack.secret_unreadable", {{"path", path}}});
  return secret;
}

// The reference is built the way a submission is, and then called in our own process.
InProcessReference build_reference(const Chapter& chapter, const Terminal& terminal) {
  const auto infos = infos_of(chapter);
  WantedFiles wanted{.api_header = chapter.info.header};
  for (const ExerciseInfo* info : infos) wanted.sources.push_back(info->file);
  const Submission sources = read_submission(chapter.reference_folder, wanted);
  const char* path = std::getenv("PATH");
  const Toolchain toolchain = find_toolchain(path != nullptr ? path : "/usr/bin:/bin");
  const Cache cache(default_cache_folder());
  RlimitSandbox sandbox(supervisor_path());
  const Toolbox toolbox = open_toolbox({chapter.info, infos}, toolchain, cache, sandbox,
                                       [&](const Message& message) { terminal.tell(message); });
  std::vector<BuildInput> inputs;
  for (const ExerciseInfo* info : infos) {
    const auto source = sources.sources.find(info->file);
    inputs.push_back({.exercise = *info});
    if (source != sources.sources.end()) inputs.back().source = &source->second.bytes;
  }
  const Builder builder{toolbox, toolchain, cache, sandbox, chapter.info.header_text};
  InProcessReference reference(infos, build_all(inputs, sources.headers, builder));
  const Companion steps = read_companion(fs::path(chapter.reference_folder) / "steps", "steps.hpp");
  if (!steps.files.empty())
    reference.add("steps", build_companion(steps, inputs, sources.headers, builder),
                  steps.functions);
  return reference;
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
  auto start_files = read_start_files(chapter.template_folder);
  InProcessReference reference = build_reference(chapter, terminal);
  const Pack pack = make_pack(chapter, reference, {read_secret(options.secret), options.visible},
                              std::move(start_files));
  const Bytes bytes = write_pack(pack);
  const std::string output = options.output.empty() ? chapter.info.id + ".pack" : options.output;
  write_file(output, bytes);
  terminal.say(packed(pack, output, bytes.size()));
  return full_marks;
}

}  // namespace grader
