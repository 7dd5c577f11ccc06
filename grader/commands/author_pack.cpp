#include "grader/commands/author_pack.hpp"

#include <filesystem>

#include "grader/build/companion.hpp"
#include "grader/build/library.hpp"
#include "grader/commands/places.hpp"
#include "grader/commands/workplace.hpp"
#include "grader/intake/submission.hpp"

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

// The reference's sources, and what is built of them.
class Build {
 public:
  Build(const Chapter& chapter, const Builder& builder)
      : chapter_(chapter), builder_(builder), infos_(infos_of(chapter)) {
    WantedFiles wanted{.api_header = chapter.info.header};
    for (const ExerciseInfo* info : infos_) wanted.sources.push_back(info->file);
    sources_ = read_submission(chapter.reference_folder, wanted);
    for (const ExerciseInfo* info : infos_) {
      const auto source = sources_.sources.find(info->file);
      inputs_.push_back({.exercise = *info});
      if (source != sources_.sources.end()) inputs_.back().source = &source->second.bytes;
    }
  }

  std::unique_ptr<InProcessReference> reference() const {
    return std::make_unique<InProcessReference>(infos_,
                                                build_all(inputs_, sources_.headers, builder_));
  }

  // The functions in `folder` beside the right ones, if it is there.
  bool add(const std::string& folder, const std::string& header, InProcessReference& to) const {
    const Companion companion =
        read_companion(fs::path(chapter_.reference_folder) / folder, header);
    if (companion.files.empty()) return false;
    to.add(folder, build_companion(companion, inputs_, sources_.headers, builder_),
           companion.functions);
    return true;
  }

 private:
  const Chapter& chapter_;
  const Builder& builder_;
  std::vector<const ExerciseInfo*> infos_;
  Submission sources_;
  std::vector<BuildInput> inputs_;
};

}  // namespace

Authority build_authority(const Chapter& chapter, const Terminal& terminal) {
  const Toolchain toolchain = find_toolchain(search_path());
  const Cache cache(default_cache_folder());
  const auto sandbox = open_sandbox(toolchain, "rlimits");
  const Toolbox toolbox =
      open_toolbox({chapter.info, infos_of(chapter)}, toolchain, cache, *sandbox,
                   [&](const Message& message) { terminal.tell(message); });
  const Builder builder{toolbox,       toolchain, cache, *sandbox, chapter.info.header_text,
                        jobs_or_all(0)};
  const Build build(chapter, builder);
  Authority authority{.functions = build.reference(), .mistaken = nullptr};
  build.add("steps", "steps.hpp", *authority.functions);
  if (build.add("mistakes", "mistaken.hpp", *authority.functions))
    authority.mistaken = std::make_unique<InProcessMistaken>(*authority.functions);
  return authority;
}

Pack author_pack(const Chapter& chapter, const Authority& authority, const PackOptions& options) {
  return make_pack(chapter, authority.sources(), options,
                   read_start_files(chapter.template_folder));
}

}  // namespace grader
