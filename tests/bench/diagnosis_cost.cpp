// What looking for mistakes adds to grading: the same wrong answers, compiled before, graded with
// the chapter's pack and with one that knows no mistakes.
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>

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
  if (WEXITSTATUS(std::system(command.c_str())) != 1) throw std::runtime_error(command);
  return now() - start;
}

}  // namespace

bool diagnosis_cost() {
  const TemporaryFolder folder(fs::temp_directory_path());
  const fs::path student = folder.path() / "student", bare = folder.path() / "bare.pack";
  const fs::path submissions = GRADER_SUBMISSIONS;
  fs::copy(submissions / "right_loops", student);
  fs::copy(submissions / "scale_left_out", student, fs::copy_options::overwrite_existing);
  write_pack_without_mistakes(bare);
  const auto grade = [&](const std::string& pack) {
    return fmt::format("{} grade {} --pack {} > {}/report.txt", GRADER_PROGRAM, student.string(),
                       pack, folder.path().string());
  };
  std::vector<double> with, without;
  for (int round = 0; round <= rounds; ++round) {
    const double ours = timed(grade(GRADER_PACK)), theirs = timed(grade(bare.string()));
    if (round == 0) continue;  // compiles
    with.push_back(ours);
    without.push_back(theirs);
  }
  return report("grading with diagnosis / without", with, without, 1.1);
}

}  // namespace grader::bench
