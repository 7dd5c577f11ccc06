#include <csignal>
#include <cstdlib>
#include <cstring>

#include <boost/test/unit_test.hpp>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "grader/base/file.hpp"
#include "grader/sandbox/cgroup.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(cgroup_tests)

namespace {

// A process that joins and then does `what`; how it ended.
template <class What>
int status_of(const Cgroup& group, const What& what) {
  const pid_t process = fork();
  if (process == 0) {
    if (!group.join()) _exit(99);
    _exit(what());
  }
  int status = 0;
  waitpid(process, &status, 0);
  return status;
}

int use_memory(std::size_t bytes) {
  void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return 1;
  std::memset(memory, 1, bytes);
  return 0;
}

// One more process than the group may have.
int fork_twice() {
  if (fork() == 0) _exit(0);
  if (const pid_t second = fork(); second >= 0) {
    if (second == 0) _exit(0);
    return 1;
  }
  return 0;
}

// Not every machine has them, and only root may make them.
bool are_there() {
  return geteuid() == 0 && cgroup_version() == CgroupVersion::v1;
}

}  // namespace

BOOST_AUTO_TEST_CASE(they_are_made_where_they_can_be) {
  BOOST_TEST(Cgroup::make(std::uint64_t{64} << 20, 8).has_value() == are_there());
}

BOOST_AUTO_TEST_CASE(what_an_ended_grader_left_is_removed_by_the_next) {
  const pid_t gone = fork();
  if (gone == 0) _exit(0);
  waitpid(gone, nullptr, 0);
  const TemporaryFolder groups(std::filesystem::temp_directory_path());
  const auto make = [&](const std::string& name) {
    std::filesystem::create_directory(groups.path() / name);
    return groups.path() / name;
  };
  const auto left = make("grader-" + std::to_string(gone) + "-0");
  const auto used = make("grader-" + std::to_string(gone) + "-1");
  std::filesystem::create_directory(used / "process");  // as if somebody were in it
  const auto of_another = make("other-" + std::to_string(gone));
  const auto ours = make("grader-" + std::to_string(getpid()) + "-2");
  remove_left_groups(groups.path());
  BOOST_TEST(!std::filesystem::exists(left));
  for (const auto& stays : {used, of_another, ours}) BOOST_TEST(std::filesystem::exists(stays));
}

BOOST_AUTO_TEST_CASE(who_uses_too_much_memory_together_is_ended_and_counted) {
  const auto group = Cgroup::make(std::uint64_t{64} << 20, 8);
  if (!group) return;
  const int modest = status_of(*group, [] { return use_memory(std::size_t{16} << 20); });
  BOOST_TEST(WIFEXITED(modest));
  BOOST_TEST(WEXITSTATUS(modest) == 0);
  BOOST_TEST(group->memory_kills() == 0U);
  const int greedy = status_of(*group, [] { return use_memory(std::size_t{128} << 20); });
  BOOST_TEST(WIFSIGNALED(greedy));
  BOOST_TEST(WTERMSIG(greedy) == SIGKILL);
  BOOST_TEST(group->memory_kills() == 1U);
}

BOOST_AUTO_TEST_CASE(processes_are_counted) {
  const auto group = Cgroup::make(std::uint64_t{64} << 20, 2);
  if (!group) return;
  const int status = status_of(*group, fork_twice);
  BOOST_TEST(WIFEXITED(status));
  BOOST_TEST(WEXITSTATUS(status) == 0);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
