#include <fstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "grader/sandbox/view.hpp"
#include "tests/support/reached_levels.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(view_tests)

namespace {

namespace fs = std::filesystem;

// At the levels that keep something out.
std::vector<Level> closed_levels() {
  std::vector<Level> closed;
  for (const Level level : test::reached_levels())
    if (level != Level::rlimits) closed.push_back(level);
  return closed;
}

std::string output_of(Level level, const std::string& script) {
  const TemporaryFolder tools(fs::temp_directory_path());
  return BoxSandbox(level, {GRADER_SUPERVISOR, {}})
      .run({.arguments = {"/bin/sh", "-c", script}, .tools = tools.path()}, {})
      .output;
}

Bytes bytes_of(const std::string& path) {
  return read_file(path, 1 << 24).value();
}

// What a case can read of `path`; in a session that sanitizers would have, too.
std::string read_by_case(Level level, const std::string& path, bool instrumented) {
  BoxSandbox sandbox(level, {GRADER_SUPERVISOR, {}});
  const Bytes program = bytes_of(GRADER_PROGRAMS "/libread_path.so");
  const auto session = instrumented
                           ? sandbox.open_instrumented(program, bytes_of(GRADER_SUPERVISOR))
                           : sandbox.open(program);
  const CaseRecord record = session->run_case({.calls = {Bytes(path.c_str(), path.size() + 1)}});
  BOOST_REQUIRE(record.replies.size() == 1U);
  return record.replies[0];
}

bool is_refused(const std::string& answer) {
  return answer.starts_with("error ");
}

// A socket that takes connections, at a port of the system's choice.
class Listener {
 public:
  Listener() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* where = reinterpret_cast<sockaddr*>(&address);
    BOOST_REQUIRE(bind(socket_.get(), where, size) == 0);
    BOOST_REQUIRE(listen(socket_.get(), 8) == 0);
    BOOST_REQUIRE(getsockname(socket_.get(), where, &size) == 0);
    port_ = ntohs(address.sin_port);
  }
  int port() const { return port_; }

 private:
  Fd socket_;
  int port_ = 0;
};

// What a command can read of `path`.
std::string read_by_command(Level level, const fs::path& path) {
  return output_of(level, "cat '" + path.string() + "' 2>/dev/null");
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_lies_in_folders_of_the_system_is_visible) {
  const View command = view_of_command({"/opt/gcc/bin"});
  for (const char* path :
       {"/usr/bin/g++", "/usr/include/x.hpp", "/usr/local/lib/grader/a.pack", "/usr/lib/x/../y"})
    BOOST_TEST(is_visible(command, path), path);
  for (const char* path : {"/usr/share/grader/a.pack", "/usr/local/share/a", "/usr/src/a",
                           "/home/a", "/usr/libother/a", "/usr/bin/../share/a", "/", "/usr"})
    BOOST_TEST(!is_visible(command, path), path);
  BOOST_TEST(!is_visible(view_of_case(), "/usr/include/x.hpp"));
  BOOST_TEST(is_visible(view_of_case(), "/usr/lib/x.so"));
}

BOOST_DATA_TEST_CASE(a_command_reads_the_system_and_nothing_of_people, closed_levels(), level) {
  const TemporaryFolder folder(fs::temp_directory_path());
  fs::permissions(folder.path(), fs::perms(0777));
  std::ofstream(folder.path() / "secret") << "bait\n";
  for (const fs::path& path :
       {folder.path() / "secret", fs::path("/etc/passwd"), fs::path("/proc/self/environ"),
        fs::path("/proc/1/environ"), fs::path("/proc/cpuinfo"), fs::path("/dev/zero"),
        fs::path("/usr/share/common-licenses/GPL-2")})
    BOOST_TEST(read_by_command(level, path).substr(0, 20) == "", path);
  BOOST_TEST(read_by_command(level, "/usr/include/stdio.h").find("printf") != std::string::npos);
}

BOOST_DATA_TEST_CASE(a_case_reads_libraries_and_nothing_else, closed_levels(), level) {
  const TemporaryFolder folder(fs::temp_directory_path());
  fs::permissions(folder.path(), fs::perms(0777));
  std::ofstream(folder.path() / "secret") << "bait\n";
  const std::string ours = "/proc/" + std::to_string(getpid());
  for (const std::string& path :
       {(folder.path() / "secret").string(), std::string("/etc/passwd"),
        std::string("/proc/self/environ"), std::string("/proc/self/maps"), ours + "/environ",
        ours + "/maps", std::string("/usr/include/stdio.h"), std::string("/usr/bin/ls"),
        std::string("/dev/zero"), std::string("/"), std::string(".")})
    BOOST_TEST(is_refused(read_by_case(level, path, false)), path);
  BOOST_TEST(read_by_case(level, "/etc/ld.so.cache", false).substr(0, 5) == "glibc");
}

// The sanitizers' runtime needs the list of its own memory. What is private to others stays so.
BOOST_DATA_TEST_CASE(under_sanitizers_it_reads_of_itself_besides, closed_levels(), level) {
  const std::string ours = "/proc/" + std::to_string(getpid());
  BOOST_TEST(read_by_case(level, "/proc/self/maps", true).find(" r") != std::string::npos);
  for (const std::string& name : {ours + "/environ", ours + "/maps", ours + "/mem",
                                  ours + "/root/etc/passwd", ours + "/cwd/.", ours + "/fd/0",
                                  std::string("/proc/1/environ"), std::string("/etc/passwd")})
    BOOST_TEST(is_refused(read_by_case(level, name, true)), name);
}

BOOST_DATA_TEST_CASE(a_command_can_do_without_tools, test::reached_levels(), level) {
  const Command command{.arguments = {"/bin/sh", "-c", "echo 1; ls /tools"}};
  const Bytes output = BoxSandbox(level, {GRADER_SUPERVISOR, {}}).run(command, {}).output;
  BOOST_TEST(output.starts_with("1\n"), output);
  BOOST_TEST(output.find("ls: cannot") != Bytes::npos, output);
}

BOOST_DATA_TEST_CASE(a_command_writes_into_its_own_folder_alone, closed_levels(), level) {
  const TemporaryFolder folder(fs::temp_directory_path());
  fs::permissions(folder.path(), fs::perms(0777));
  const std::string place = folder.path().string();
  for (const std::string& where :
       {place, std::string("/tmp"), std::string("/dev/shm"), std::string("/usr/lib"),
        std::string("/"), std::string("/var/tmp")})
    BOOST_TEST(output_of(level, "echo x 2>/dev/null > " + where + "/grader-bait && echo wrote") ==
                   output_of(level, "true"),
               where);
  BOOST_TEST(fs::is_empty(folder.path()));
  BOOST_TEST(!fs::exists("/tmp/grader-bait"));
  BOOST_TEST(!fs::exists("/dev/shm/grader-bait"));
  BOOST_TEST(output_of(level, "echo x > own && cat own") == "x\n");
}

BOOST_DATA_TEST_CASE(a_command_reaches_no_network, test::reached_levels(), level) {
  const Listener listener;
  const std::string connect = "bash -c 'exec 3<>/dev/tcp/127.0.0.1/" +
                              std::to_string(listener.port()) + "' 2>/dev/null && echo connected";
  BOOST_TEST(output_of(level, connect) == (level == Level::rlimits ? "connected\n" : ""));
}

BOOST_DATA_TEST_CASE(a_command_makes_no_namespaces, closed_levels(), level) {
  BOOST_TEST(output_of(level, "unshare -Ur true 2>&1").starts_with("unshare: "));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
