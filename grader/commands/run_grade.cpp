#include <filesystem>

#include "grader/base/fault.hpp"
#include "grader/commands/commands.hpp"
#include "grader/commands/load_pack.hpp"
#include "grader/commands/places.hpp"
#include "grader/commands/workplace.hpp"
#include "grader/grade/grade.hpp"
#include "grader/report/text_report.hpp"
#include "grader/result/json.hpp"
#include "grader/result/redact.hpp"
#include "grader/run/calibration.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

// Both or none, and an older result stays until there is a new one: the times go first, for nobody
// misses them.
void write_results(const GradeOptions& options, const Result& result, const Timing& timing) {
  if (options.json.empty()) return;
  if (is_stream(options.json)) return write_file(options.json, to_json(result));
  const fs::path times = fs::path(options.json).replace_extension(".timing.json");
  std::error_code ignored;
  // Named by nobody: a link there was laid by whoever owns the folder, and leads where they like.
  if (fs::is_symlink(times, ignored)) fs::remove(times, ignored);
  try {
    write_file(times, to_json(timing));
    write_file(options.json, to_json(result));
  } catch (const Fault& fault) {
    if (fs::is_regular_file(times, ignored)) fs::remove(times, ignored);
    Message message = fault.message();
    message.values["path"] = options.json;
    throw Fault(message);
  }
}

int status_of(const Result& result) {
  for (const ExerciseResult& exercise : result.exercises)
    if (exercise.verdict == Verdict::not_graded) return not_graded_status;
  for (const ExerciseResult& exercise : result.exercises)
    if (!exercise.extra && exercise.verdict != Verdict::right) return something_missing;
  return full_marks;
}

Sanitize sanitize_of(const GradeOptions& options) {
  if (options.sanitize == "all") return Sanitize::all;
  return options.sanitize == "off" ? Sanitize::off : Sanitize::suspects;
}

}  // namespace

int run_grade(const GradeOptions& options, const Terminal& terminal) {
  const std::string path = pack_path_for({options.folder, options.chapter, options.pack});
  const Pack pack = load_pack(path);
  const Submission submission = read_submission(options.folder, wanted_files(pack));
  const Toolchain toolchain = find_toolchain(search_path());
  const Cache cache(default_cache_folder());
  const auto sandbox = open_sandbox(toolchain, options.sandbox);
  require_sandbox(pack, path, *sandbox, options.trust_submission);
  const Workshop workshop{toolchain,
                          cache,
                          *sandbox,
                          jobs_or_all(options.jobs),
                          machine_factor(cache),
                          [&](const Message& message) { terminal.tell(message); },
                          sanitize_of(options)};
  const Graded graded = grade(submission, pack, workshop);
  const Result shown = options.audience == "student" ? redacted(graded.result) : graded.result;
  write_results(options, shown, graded.timing);
  terminal.out(text_report(shown, {.language = terminal.language, .colour = terminal.colour}));
  cache.shrink();
  return status_of(graded.result);
}

}  // namespace grader
