#include <boost/test/unit_test.hpp>

#include "grader/sandbox/machine.hpp"
#include "grader/words/words.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(machine_tests)

namespace {

struct Row {
  const char* what;
  Machine machine;
  Level level;
  std::string id, command;
};

const Row rows[] = {
    {"Ubuntu 24.04",
     {.apparmor_restricts = true},
     Level::namespaces,
     "doctor.apparmor",
     "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0"},
    {"Debian of old",
     {.namespaces_for_root_only = true},
     Level::namespaces,
     "doctor.userns_clone",
     "sudo sysctl -w kernel.unprivileged_userns_clone=1"},
    {"switched off",
     {.no_user_namespaces = true},
     Level::namespaces,
     "doctor.no_user_namespaces",
     "sudo sysctl -w user.max_user_namespaces=15000"},
    {"a container",
     {.in_container = true},
     Level::namespaces,
     "doctor.container",
     "docker run --security-opt seccomp=unconfined --security-opt apparmor=unconfined --cap-add "
     "SYS_ADMIN ..."},
    {"a chroot, whatever else",
     {.in_chroot = true, .apparmor_restricts = true},
     Level::namespaces,
     "doctor.chroot",
     ""},
    {"for root these are no obstacles",
     {.is_root = true, .apparmor_restricts = true, .no_user_namespaces = true},
     Level::namespaces,
     "doctor.unknown",
     ""},
    {"nothing known", {}, Level::namespaces, "doctor.unknown", ""},
    {"an old kernel", {.kernel = "5.10.0"}, Level::landlock, "doctor.landlock_missing", ""},
    {"Landlock not started",
     {.landlock_switched_off = true},
     Level::landlock,
     "doctor.landlock_off",
     "lsm=landlock,$(cat /sys/kernel/security/lsm)"},
    {"not even limits", {}, Level::rlimits, "doctor.unknown", ""},
};

}  // namespace

BOOST_AUTO_TEST_CASE(each_obstacle_has_its_remedy) {
  for (const Row& row : rows) {
    const Message remedy = remedy_for(row.level, row.machine, "no");
    BOOST_TEST(remedy.id == row.id, row.what);
    const auto command = remedy.values.find("command");
    BOOST_TEST((command == remedy.values.end() ? "" : command->second) == row.command, row.what);
  }
}

BOOST_AUTO_TEST_CASE(what_the_system_said_is_told_where_nothing_else_is_known) {
  BOOST_TEST(say(remedy_for(Level::namespaces, {}, "Operation not permitted"), Language::english) ==
             "The system says: Operation not permitted");
  BOOST_TEST(say(remedy_for(Level::landlock, {.kernel = "5.10.0"}, "Function not implemented"),
                 Language::english) ==
             "The kernel 5.10.0 has no Landlock (Function not implemented); Linux 5.13 and later "
             "have it.");
}

BOOST_AUTO_TEST_CASE(limits_of_boxes_depend_on_control_groups_and_on_who_asks) {
  const auto id = [](CgroupVersion version, bool root) {
    return limits_of_boxes({.is_root = root, .cgroups = version}).id;
  };
  BOOST_TEST(id(CgroupVersion::v1, true) == "doctor.cgroup_used");
  BOOST_TEST(id(CgroupVersion::v1, false) == "doctor.cgroup_root");
  BOOST_TEST(id(CgroupVersion::v2, true) == "doctor.cgroup_v2");
  BOOST_TEST(id(CgroupVersion::none, true) == "doctor.cgroup_none");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
