#include <boost/test/unit_test.hpp>

#include "grader/report/checkup_view.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(checkup_view_tests)

namespace {

Checkup weak_machine() {
  Checkup checkup;
  checkup.summary = {"doctor.not_enough", {{"level", "rlimits"}}};
  checkup.lines = {
      {"rlimits", true, {"doctor.level.rlimits", {}}, {}},
      {"namespaces",
       false,
       {"doctor.level.namespaces", {}},
       {{"doctor.userns_clone", {{"command", "sudo sysctl -w kernel.x=1\x1b[2J"}}}}},
  };
  checkup.remarks = {{"doctor.compiler", {{"path", "/usr/bin/g++"}}}};
  return checkup;
}

}  // namespace

BOOST_AUTO_TEST_CASE(each_line_says_what_it_gives_and_how_to_get_it) {
  BOOST_TEST(checkup_view(weak_machine(), {.language = Language::english}) ==
             "This machine is fit for your own code, and not for code that nobody trusts.\n"
             "Sandbox: rlimits.\n"
             "\n"
             "  ✓ rlimits     limits on time, memory and output, and nothing else: for your\n"
             "                own code\n"
             "  ✗ namespaces  the same, and a file system, processes and a network of its own:\n"
             "                nothing else is there at all\n"
             "                Only root may make namespaces here. To allow it to everybody\n"
             "                until the next start:\n"
             "                  sudo sysctl -w kernel.x=1\\x1b[2J\n"
             "\n"
             "  Compiler: /usr/bin/g++\n");
}

BOOST_AUTO_TEST_CASE(it_speaks_chinese) {
  BOOST_TEST(checkup_view(weak_machine(), {.language = Language::chinese}) ==
             "这台机器可以运行你自己的代码，但不适合运行不受信任的代码。沙箱级别：rlimits。\n"
             "\n"
             "  ✓ rlimits     只限制时间、内存和输出：只适合自己的代码\n"
             "  ✗ namespaces  同上，并且有自己的文件系统、进程和网络：其他东西在里面根本不存在\n"
             "                这里只有 root 能创建命名空间。要允许所有人（到下次启动为止）：\n"
             "                  sudo sysctl -w kernel.x=1\\x1b[2J\n"
             "\n"
             "  编译器：/usr/bin/g++\n");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
