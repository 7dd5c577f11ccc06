// What looking for mistakes adds to grading: wrong answers of which one file has just been saved,
// graded with the chapter's pack and with one that knows no mistakes. Said, but not what decides:
// the same where nothing is compiled, so that reading the pack weighs most.
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>
#include <unistd.h>

#include "bench.hpp"
#include "grader/base/file.hpp"
#include "grader/pack/pack_file.hpp"

namespace grader::bench {
namespace {

namespace fs = std::filesystem;

constexpr int rounds = 15;

void write_pack_without_mistakes(const fs::path& to) {
  Pack pack = read_pack(read_file(GRADER_PACK, std::size_t{1} << 28).value());
  for (PackedExercise& exercise : pack.exercises) {
    exercise.mistakes.clear();
    exercise.probes.clear();
    exercise.pairs.clear();
    for (Case& each : exercise.cases)
      for (Trial& trial : each.trials) trial.mistaken.clear();
  }
  pack.digest = digest_of_pack(pack);
  write_file(to, write_pack(pack));
}

double timed(const std::string& command) {
  const double start = now();
  const int status = std::system(command.c_str());
  if (WEXITSTATUS(status) != 1) throw std::runtime_error("failed: " + command);
  return now() - start;
}

}  // namespace

bool diagnosis_cost() {
  const TemporaryFolder folder(fs::temp_directory_path());
  const fs::path student = folder.path() / "student", bare = folder.path() / "bare.pack";
  const fs::path submissions = GRADER_SUBMISSIONS;
  fs::copy(submissions / "right_loops", student);
  fs::copy(submissions / "scale_left_out", student,
           fs::copy_options::overwrite_existing | fs::copy_options::recursive);
  write_pack_without_mistakes(bare);
  const auto grade = [&](const std::string& pack) {
    return fmt::format("{} grade {} --pack {} > {}/report.txt", GRADER_PROGRAM, student.string(),
                       pack, folder.path().string());
  };
  const fs::path edited = student / "02_scaled_scores.cpp";
  const Bytes source = read_file(edited, std::size_t{1} << 20).value();
  std::vector<double> with, without, with_again, without_again;
  for (int round = 0; round <= rounds; ++round) {
    // No two runs of this program make the same edits: nothing of this file is in the cache.
    write_file(edited, fmt::format("{}// {} {}\n", source, getpid(), 2 * round));
    const double ours = timed(grade(GRADER_PACK)), ours_again = timed(grade(GRADER_PACK));
    write_file(edited, fmt::format("{}// {} {}\n", source, getpid(), 2 * round + 1));
    const double theirs = timed(grade(bare.string())), theirs_again = timed(grade(bare.string()));
    if (round == 0) continue;  // the other files are compiled
    with.push_back(ours);
    without.push_back(theirs);
    with_again.push_back(ours_again);
    without_again.push_back(theirs_again);
  }
  (void)report("the same, nothing to compile", with_again, without_again, 1.1);
  return report("grading with diagnosis / without", with, without, 1.1);
}

}  // namespace grader::bench
