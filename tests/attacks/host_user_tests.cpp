// Who a student's code is for the rest of the machine, read from outside while a case sleeps.
#include <fstream>
#include <sstream>
#include <thread>

#include <boost/test/unit_test.hpp>
#include <pwd.h>
#include <signal.h>
#include <unistd.h>

#include "tests/attacks/level.hpp"
#include "tests/attacks/play.hpp"
#include "tests/attacks/script.hpp"
#include "tests/attacks/stage.hpp"

namespace grader::test {
namespace {

using namespace std::chrono_literals;

struct Process {
  pid_t parent = 0;
  std::string state;
  std::vector<uid_t> users;  // real, effective, saved, of files
};

Process read_process(const fs::path& status) {
  Process process;
  std::ifstream lines(status);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string key;
    words >> key;
    if (key == "PPid:") words >> process.parent;
    if (key == "State:") words >> process.state;
    if (key == "Uid:")
      for (uid_t user = 0; words >> user;) process.users.push_back(user);
  }
  return process;
}

std::map<pid_t, Process> all_processes() {
  std::map<pid_t, Process> all;
  for (const auto& entry : fs::directory_iterator("/proc"))
    if (const pid_t number = std::atoi(entry.path().filename().c_str()); number > 0)
      all[number] = read_process(entry.path() / "status");
  return all;
}

// What is below `top`, the deepest last: grader, supervisor, case.
std::vector<pid_t> line_below(pid_t top, const std::map<pid_t, Process>& all) {
  std::vector<pid_t> line = {top};
  for (std::size_t i = 0; i < line.size(); ++i)
    for (const auto& [number, process] : all)
      if (process.parent == line[i]) line.push_back(number);
  return line;
}

// The only process below `grader` that has a supervisor above it and nothing below, once it has
// been the same twice in a row: then it is the case that sleeps.
std::optional<Process> find_sleeping_case(pid_t grader) {
  pid_t before = 0;
  for (int tries = 0; tries < 600; ++tries, std::this_thread::sleep_for(100ms)) {
    const auto all = all_processes();
    const auto line = line_below(grader, all);
    if (line.size() != 3) continue;  // something compiles, or links, or has begun to
    if (line.back() == before && all.at(before).state == "S") return all.at(before);
    before = line.back();
  }
  return std::nullopt;
}

BOOST_AUTO_TEST_SUITE(host_user_tests)

BOOST_AUTO_TEST_CASE(a_case_is_no_user_of_this_machine_where_we_are_root) {
  const TemporaryFolder place(stage().at("scenes"));
  for (const char* name : {"", "student", "tmp"}) make_open(place.path() / name);
  const Script sleeper = read_script(repository("tests/attacks/sleep_for_ever"), aim().level);
  lay_out(sleeper, place.path() / "student", {});
  Words words = {"grade", (place.path() / "student").string(), "--pack", stage().pack, "--jobs",
                 "1"};
  if (aim().level == "rlimits")
    words.push_back("--trust-submission");
  else
    words.insert(words.end(), {"--sandbox", aim().level});
  const Start start{stage().command(words), stage().environment(place.path(), place.path() / "tmp"),
                    place.path(), place.path() / "out", place.path() / "err"};
  std::optional<Process> found;
  std::thread watcher;
  play(start, [&](pid_t grader) {
    watcher = std::thread([&found, grader] {
      found = find_sleeping_case(grader);
      kill(grader, SIGKILL);  // it has been seen
    });
  });
  watcher.join();
  BOOST_REQUIRE(found.has_value());
  BOOST_REQUIRE(found->users.size() == 4U);
  for (const uid_t user : found->users) {
    BOOST_TEST(user != 0U);
    if (geteuid() != 0)
      BOOST_TEST(user == geteuid());
    else if (grading_user())
      BOOST_TEST(user == *grading_user());
    else
      BOOST_TEST(getpwuid(user) == nullptr, "user " << user << " of this machine");
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace grader::test
