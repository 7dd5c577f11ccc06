// without WHAT[,WHAT...] COMMAND [ARGUMENT...]: runs a command where less is allowed than here.
//
//   root        as a user that nobody uses (where we are none already)
//   namespaces  none can be made and nothing mounted, as in a container without privileges
//   landlock    as on a kernel that was built without it
//   nothing     just so
//
// Exit status: the command's; 126 if less could not be arranged.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>

#include <grp.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace {

constexpr uid_t nobody_s_user = 12345;

// False if one of these could not be done.
bool leave_root() {
  if (geteuid() != 0) return true;
  const uid_t id = nobody_s_user;
  return setgroups(0, nullptr) == 0 && setresgid(id, id, id) == 0 && setresuid(id, id, id) == 0;
}

bool refuse(scmp_filter_ctx filter, int call, int error) {
  return seccomp_rule_add(filter, SCMP_ACT_ERRNO(static_cast<unsigned>(error)), call, 0) == 0;
}

// Flags stand in the first argument; one that asks for a namespace is enough.
bool refuse_clone(scmp_filter_ctx filter) {
  for (const int flag : {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC,
                         CLONE_NEWUTS, CLONE_NEWCGROUP}) {
    const auto bits = static_cast<unsigned>(flag);
    const scmp_arg_cmp asks{0, SCMP_CMP_MASKED_EQ, bits, bits};
    if (seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, &asks) != 0)
      return false;
  }
  return true;
}

// Of clone3 no filter sees the flags: it is not there at all, and the C library goes on without.
bool refuse_namespaces(scmp_filter_ctx filter) {
  bool done = refuse_clone(filter) && refuse(filter, SCMP_SYS(clone3), ENOSYS);
  for (const int call : {SCMP_SYS(unshare), SCMP_SYS(setns), SCMP_SYS(mount)})
    done = done && refuse(filter, call, EPERM);
  return done;
}

bool install(bool namespaces, bool landlock) {
  const scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  bool done = filter != nullptr;
  if (done && namespaces) done = refuse_namespaces(filter);
  if (done && landlock) done = refuse(filter, SCMP_SYS(landlock_create_ruleset), ENOSYS);
  done = done && seccomp_load(filter) == 0;
  seccomp_release(filter);
  return done;
}

bool arrange(const std::string& list) {
  const auto has = [&](std::string_view what) {
    return ("," + list + ",").find("," + std::string(what) + ",") != std::string::npos;
  };
  const bool namespaces = has("namespaces"), landlock = has("landlock");
  return (!has("root") || leave_root()) &&
         ((!namespaces && !landlock) || install(namespaces, landlock));
}

}  // namespace

int main(int count, char** words) {
  if (count < 3) {
    std::fputs("usage: without root|namespaces|landlock|nothing[,...] COMMAND...\n", stderr);
    return 126;
  }
  if (arrange(words[1])) execvp(words[2], words + 2);
  std::fprintf(stderr, "without %s: %s: %s\n", words[1], words[2], std::strerror(errno));
  return 126;
}
