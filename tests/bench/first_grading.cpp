// The first grading of a whole right submission, once the chapter's header is made: all processor
// time of it, system time included, against that of compiling the same files one by one.
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include "bench.hpp"
#include "grader/base/file.hpp"

namespace grader::bench {
namespace {

namespace fs = std::filesystem;

constexpr int rounds = 3;
constexpr std::size_t most_bytes = std::size_t{1} << 20;

// Of this program's children and theirs, as far as they have ended.
double processor_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double cost_of(const std::string& command, int expected) {
  const double before = processor_seconds();
  const int status = std::system(command.c_str());
  if (WEXITSTATUS(status) != expected) throw std::runtime_error("failed: " + command);
  return processor_seconds() - before;
}

// The sources of `style`, none of which any cache has seen.
void lay_out(const fs::path& style, const fs::path& folder, int round) {
  for (const auto& entry : fs::directory_iterator(style)) {
    const std::string name = entry.path().filename().string();
    const std::string source = read_file(entry.path(), most_bytes).value();
    const std::string mark = fmt::format("\n// {} {}\n", getpid(), round);
    if (name.ends_with(".cpp")) write_file(folder / name, source + mark);
    if (name.ends_with(".hpp")) write_file(folder / name, source);
  }
}

bool first_grading_of(const std::string& style) {
  std::vector<double> ours, theirs;
  for (int round = 0; round <= rounds; ++round) {
    const TemporaryFolder folder(fs::temp_directory_path());
    lay_out(fs::path(GRADER_SUBMISSIONS) / style, folder.path(), round);
    const std::string at = "cd " + folder.path().string() + " && ";
    const double us =
        cost_of(at + GRADER_PROGRAM + " grade . --pack " + GRADER_PACK + " > report.txt", 0);
    if (round == 0) continue;  // the header may still have to be made
    const double them =
        cost_of(at + "for file in *.cpp; do g++ -std=c++20 -O2 -isystem /usr/include/eigen3 "
                     "-I" GRADER_HEADERS " -c $file -o bare.o || exit; done",
                0);
    ours.push_back(us);
    theirs.push_back(them);
  }
  return report("first grading / bare compiles, " + style, ours, theirs, 0.35);
}

}  // namespace

bool first_grading() {
  bool reached = true;
  for (const char* style : {"right_loops", "right_eigen"})
    reached = first_grading_of(style) && reached;
  return reached;
}

}  // namespace grader::bench
