#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <signal.h>
#include <unistd.h>

#include "grader/base/fault.hpp"
#include "grader/sandbox/ladder.hpp"
#include "tests/support/reached_levels.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(box_sandbox_tests)

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

struct Place {
  CommandRecord run(const std::string& script, const Limits& limits = {}) {
    Command command{.arguments = {"/bin/sh", "-c", script}, .tools = tools.path()};
    command.files = files;
    command.wanted = wanted;
    return BoxSandbox(level, {GRADER_SUPERVISOR, {}}).run(command, limits);
  }
  int status(const std::string& script) { return std::get<Exited>(run(script).ending).status; }
  Limit limit(const std::string& script, const Limits& limits) {
    return std::get<OverLimit>(run(script, limits).ending).limit;
  }

  TemporaryFolder tools{fs::temp_directory_path()};
  Level level = Level::rlimits;
  std::map<std::string, Bytes> files;
  std::vector<std::string> wanted;
};

}  // namespace

BOOST_DATA_TEST_CASE_F(Place, a_command_ends_as_it_ends, test::reached_levels(), each) {
  level = each;
  BOOST_TEST(status("exit 0") == 0);
  BOOST_TEST(status("exit 3") == 3);
  // The first process of a box of its own is not ended by a signal that it sends itself.
  if (level != Level::namespaces)
    BOOST_TEST(std::get<Signalled>(run("kill -SEGV $$").ending).signal == SIGSEGV);
  BOOST_TEST(run("echo out; echo err >&2").output == "out\nerr\n");
}

BOOST_DATA_TEST_CASE_F(Place, it_gets_its_files_and_gives_what_is_wanted, test::reached_levels(),
                       each) {
  level = each;
  files = {{"a", "text"}};
  wanted = {"b", "missing"};
  const CommandRecord record = run("ls; cat a a > b");
  BOOST_TEST(record.output == "a\n");
  BOOST_CHECK((record.files == std::map<std::string, Bytes>{{"b", "texttext"}}));
  BOOST_TEST(!record.disk_full);
}

BOOST_DATA_TEST_CASE_F(Place, only_regular_files_are_brought_back, test::reached_levels(), each) {
  level = each;
  wanted = {"link", "pipe", "folder"};
  BOOST_TEST(run("ln -s /etc/passwd link; mkfifo pipe; mkdir folder").files.empty());
}

BOOST_DATA_TEST_CASE_F(Place, the_tools_folder_goes_by_its_own_name, test::reached_levels(), each) {
  level = each;
  fs::permissions(tools.path(), fs::perms(0755));
  write_file(tools.path() / "t", "tool\n");
  BOOST_TEST(run("cat {tools}/t; echo {tools}/t").output == "tool\n{tools}/t\n");
}

BOOST_DATA_TEST_CASE_F(Place, limits_hold, test::reached_levels(), each) {
  level = each;
  BOOST_CHECK(limit("sleep 100", {.wall = 200ms}) == Limit::wall);
  BOOST_CHECK(limit("yes", {.output_bytes = 1000}) == Limit::output);
  BOOST_CHECK(limit("while :; do :; done", {.cpu = 1s}) == Limit::cpu);
  wanted = {"a"};
  BOOST_TEST(run("head -c 2000 /usr/bin/ls > a", {.file_bytes = 1000}).files.size() <= 1U);
  const CommandRecord too_much =
      run("head -c 2000 /usr/bin/ls > a && echo written", {.file_bytes = 1000});
  BOOST_TEST(too_much.output.find("written") == Bytes::npos);
}

BOOST_DATA_TEST_CASE_F(Place, what_it_started_does_not_outlive_it, test::reached_levels(), each) {
  level = each;
  const std::string pid = run("sleep 1000 > /dev/null 2>&1 & echo $!").output;
  usleep(50'000);
  BOOST_TEST(!fs::exists("/proc/" + pid.substr(0, pid.find('\n')) + "/exe"));
}

BOOST_DATA_TEST_CASE_F(Place, nothing_stays_behind, test::reached_levels(), each) {
  level = each;
  const TemporaryFolder temporary(fs::temp_directory_path());
  fs::permissions(temporary.path(), fs::perms(0755));
  setenv("TMPDIR", temporary.path().c_str(), 1);
  BOOST_TEST(status("mkdir -p deep/er; echo x > deep/er/x") == 0);
  unsetenv("TMPDIR");
  BOOST_TEST(fs::is_empty(temporary.path()));
}

BOOST_DATA_TEST_CASE_F(Place, it_gets_a_fixed_environment_and_no_descriptors,
                       test::reached_levels(), each) {
  level = each;
  BOOST_TEST(run("env | grep -v -e ^PWD= -e ^OLDPWD= -e ^SHLVL= -e ^_= | sort").output ==
             "LC_ALL=C.UTF-8\nPATH=/usr/bin:/bin\nTMPDIR=.\n");
  BOOST_TEST(run("cat").output == "");
}

BOOST_DATA_TEST_CASE_F(Place, root_is_given_up, test::reached_levels(), each) {
  level = each;
  const std::string expected = geteuid() == 0 ? "not 0\n" : std::to_string(geteuid()) + "\n";
  BOOST_TEST(run(geteuid() == 0 ? "[ `id -u` -ne 0 ] && [ `id -g` -ne 0 ] && echo not 0" : "id -u")
                 .output == expected);
}

BOOST_DATA_TEST_CASE_F(Place, what_cannot_be_started_is_a_fault, test::reached_levels(), each) {
  level = each;
  const Command command{.arguments = {"/missing/program"}, .tools = tools.path()};
  const Message expected{"fault.sandbox",
                         {{"reason", "/missing/program: No such file or directory"}}};
  const auto is_expected = [&](const Fault& fault) { return fault.message() == expected; };
  BoxSandbox sandbox(level, {GRADER_SUPERVISOR, {}});
  BOOST_CHECK_EXCEPTION(sandbox.run(command, Limits()), Fault, is_expected);
  BOOST_CHECK_THROW(BoxSandbox(level, {"/missing/supervisor", {}}), Fault);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
