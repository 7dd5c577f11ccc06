#include "grader/grade/build_submission.hpp"

namespace grader {
namespace {

ToolboxPlan plan_of(const Pack& pack) {
  ToolboxPlan plan{pack.chapter, {}};
  for (const PackedExercise& exercise : pack.exercises) plan.exercises.push_back(&exercise.info);
  return plan;
}

// A file that is still what `grader start` laid out was not attempted; nobody compiles it.
bool is_untouched(const PackedExercise& exercise, const Bytes& source, const Pack& pack) {
  const auto stub = pack.start_files.find(exercise.info.file);
  return stub != pack.start_files.end() && stub->second == source;
}

std::vector<BuildInput> inputs_of(const Submission& submission, const Pack& pack) {
  std::vector<BuildInput> inputs;
  for (const PackedExercise& exercise : pack.exercises) {
    BuildInput input{.exercise = exercise.info};
    const auto source = submission.sources.find(exercise.info.file);
    if (source != submission.sources.end()) {
      input.refused = source->second.refused;
      if (!is_untouched(exercise, source->second.bytes, pack)) input.source = &source->second.bytes;
    }
    inputs.push_back(input);
  }
  return inputs;
}

Builder builder_of(const Pack& pack, const Toolbox& toolbox, const Workshop& workshop) {
  return {toolbox,          workshop.toolchain,       workshop.cache,
          workshop.sandbox, pack.chapter.header_text, workshop.jobs};
}

}  // namespace

Toolbox open_toolbox_of(const Pack& pack, const Workshop& workshop) {
  return open_toolbox(plan_of(pack), workshop.toolchain, workshop.cache, workshop.sandbox,
                      workshop.tell);
}

std::vector<Built> build_submission(const Submission& submission, const Pack& pack,
                                    const Toolbox& toolbox, const Workshop& workshop) {
  return build_all(inputs_of(submission, pack), submission.headers,
                   builder_of(pack, toolbox, workshop));
}

std::vector<Built> build_some(const Submission& submission, const Pack& pack,
                              const std::vector<std::size_t>& chosen, const Toolbox& toolbox,
                              const Workshop& workshop) {
  const auto all = inputs_of(submission, pack);
  std::vector<BuildInput> some;
  for (const std::size_t index : chosen) some.push_back(all[index]);
  return build_all(some, submission.headers, builder_of(pack, toolbox, workshop));
}

}  // namespace grader
