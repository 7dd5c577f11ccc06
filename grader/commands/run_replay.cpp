#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/base/text.hpp"
#include "grader/commands/commands.hpp"
#include "grader/commands/find_exercise.hpp"
#include "grader/commands/load_pack.hpp"
#include "grader/commands/places.hpp"
#include "grader/commands/repro_file.hpp"
#include "grader/commands/repro_source.hpp"
#include "grader/commands/workplace.hpp"
#include "grader/grade/replay_case.hpp"
#include "grader/report/replay_view.hpp"
#include "grader/run/calibration.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

struct Chosen {
  const PackedExercise& exercise;
  const Case& each;
};

Chosen choose(const Pack& pack, const std::string& called) {
  const bool here = called.starts_with("./");
  const std::size_t slash = called.find('/', here ? 2 : 0);
  const PackedExercise& exercise = find_exercise(pack, called.substr(0, slash));
  if (slash == std::string::npos) {
    const auto shown = std::ranges::find(exercise.cases, false, &Case::hidden);
    throw Misuse({"replay.which",
                  {{"exercise", exercise.info.id},
                   {"case", shown == exercise.cases.end() ? "CASE" : shown->id}}});
  }
  return {exercise, find_shown_case(exercise, called.substr(slash + 1))};
}

std::optional<std::size_t> chosen_trial(unsigned trial, const Case& each) {
  if (trial == 0) return std::nullopt;
  if (trial > each.trials.size())
    throw Misuse({"replay.no_such_trial",
                  {{"case", each.id},
                   {"trial", std::to_string(trial)},
                   {"trials", std::to_string(each.trials.size())}}});
  return trial - 1;
}

// The exercise's file and those of the exercises that it calls, as they are called in the folder.
std::vector<std::string> files_of(const PackedExercise& exercise, const Replayed& replayed,
                                  const Submission& submission, const Pack& pack) {
  std::vector<std::string> files;
  const auto take = [&](const std::string& file) {
    const auto source = submission.sources.find(file);
    if (source != submission.sources.end()) files.push_back(source->second.name);
  };
  take(exercise.info.file);
  for (const PackedExercise& other : pack.exercises)
    if (std::ranges::count(replayed.callees, other.info.id) > 0) take(other.info.file);
  return files;
}

// The program of this trial, written where it was asked for.
void write_repro(const Chosen& chosen, const Replayed& replayed, const ReplayOptions& options,
                 const Submission& submission, const Pack& pack, const Terminal& terminal) {
  const std::string path = options.output.empty()
                               ? (submission.folder / "repro.cpp").lexically_normal().string()
                               : options.output;
  const std::string seen_from_folder =
      options.output.empty() ? "repro.cpp" : fs::absolute(options.output).string();
  const auto files = files_of(chosen.exercise, replayed, submission, pack);
  const std::string source = repro_source(
      {pack.chapter, chosen.exercise, chosen.each, static_cast<std::size_t>(replayed.replay.trial),
       compile_command(seen_from_folder, files, std::string::npos)});
  write_repro_file(path, source);
  const bool here = submission.folder.lexically_normal() == fs::path(".");
  terminal.out("\n" + sentence_lines("",
                                     {here ? "replay.wrote" : "replay.wrote_in",
                                      {{"path", path}, {"folder", submission.folder.string()}}},
                                     terminal.language, true));
  terminal.out(compile_command(seen_from_folder, files, 76) + "\n");
}

}  // namespace

int run_replay(const ReplayOptions& options, const Terminal& terminal) {
  const std::string path = pack_path_for(options.choice);
  const Pack pack = load_pack(path);
  const Chosen chosen = choose(pack, options.exercise);
  const auto trial = chosen_trial(options.trial, chosen.each);
  const Submission submission = read_submission(options.choice.folder, wanted_files(pack));
  const Toolchain toolchain = find_toolchain(search_path());
  const Cache cache(default_cache_folder());
  const auto sandbox = open_sandbox(toolchain, options.sandbox);
  require_sandbox(pack, path, *sandbox, options.trust_submission);
  const Workshop workshop{toolchain,
                          cache,
                          *sandbox,
                          jobs_or_all(0),
                          machine_factor(cache),
                          [&](const Message& message) { terminal.tell(message); }};
  const Replayed replayed =
      replay_case({chosen.exercise, chosen.each, trial}, submission, pack, workshop);
  terminal.out(
      replay_view(replayed.replay, {.language = terminal.language, .colour = terminal.colour}));
  if (replayed.replay.exercise.verdict != Verdict::not_attempted)
    write_repro(chosen, replayed, options, submission, pack, terminal);
  return full_marks;
}

}  // namespace grader
