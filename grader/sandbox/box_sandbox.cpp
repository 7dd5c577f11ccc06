#include "grader/sandbox/box_sandbox.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "grader/sandbox/box_fault.hpp"
#include "grader/sandbox/capture.hpp"
#include "grader/sandbox/disk_room.hpp"
#include "grader/sandbox/launch.hpp"
#include "grader/sandbox/protocol.hpp"
#include "grader/sandbox/supervised_session.hpp"
#include "grader/sandbox/system_calls.hpp"

namespace grader {
namespace {

// Where the process finds the tools' folder if it has no file system of its own: by path for
// ourselves. Another user may be unable to walk there (a cache below /root), so then through a
// descriptor that is open already.
constexpr int tools_descriptor = 9;

std::string tools_path(const Command& command, Level level, bool other_user) {
  if (level == Level::namespaces) return tools_place;
  return other_user ? "/proc/self/fd/" + std::to_string(tools_descriptor) : command.tools.string();
}

// Far more than a compiler needs.
constexpr unsigned most_processes = 64;

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  if (from.empty()) return;
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

void lay_files(const Command& command, const Fd& folder, std::optional<uid_t> owner) {
  for (const auto& [name, bytes] : command.files) {
    const Fd file(
        openat(folder.get(), name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
    if (!file || !write_all(file.get(), bytes)) box_fault(name);
    if (owner && fchown(file.get(), *owner, *owner) != 0) box_fault(name);
  }
  if (owner && fchown(folder.get(), *owner, *owner) != 0) box_fault("folder");
}

// Brings back what the command made, if it is a file of bounded size and no link to something else.
std::map<std::string, Bytes> collect_files(const Command& command, const Fd& folder,
                                           std::uint64_t most) {
  std::map<std::string, Bytes> files;
  for (const std::string& name : command.wanted) {
    const Fd file(
        openat(folder.get(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat info {};
    if (!file || fstat(file.get(), &info) != 0 || !S_ISREG(info.st_mode)) continue;
    if (auto bytes = read_all(file.get(), most)) files.emplace(name, std::move(*bytes));
  }
  return files;
}

bool is_full(const Fd& folder, const Bytes& output) {
  struct statvfs info {};
  return fstatvfs(folder.get(), &info) == 0 && leaves_no_room(info, output);
}

Limits session_limits() {
  Limits limits;
  limits.cpu = std::chrono::hours(24);  // of the supervisor; each case has its own
  limits.memory_bytes = std::uint64_t{512} << 20;
  limits.file_bytes = 0;
  return limits;
}

std::string object_path(Level level) {
  if (level == Level::namespaces) return object_place;
  return "/proc/self/fd/" + std::to_string(protocol::shared_object);
}

// Of all the processes of a session together: a case's address space is limited to half of it, and
// one that sanitizers check takes about twice as much.
constexpr std::uint64_t most_session_bytes = std::uint64_t{1} << 30;

// A file of memory that nobody can change any more.
Fd sealed_file(const char* name, std::string_view bytes) {
  Fd file(memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (!file || !write_all(file.get(), bytes)) box_fault("memfd");
  fcntl(file.get(), F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
  lseek(file.get(), 0, SEEK_SET);
  return file;
}

}  // namespace

BoxSandbox::BoxSandbox(Level level, const SandboxParts& parts)
    : level_(level),
      supervisor_(::open(parts.supervisor.c_str(), O_RDONLY | O_CLOEXEC)),
      command_view_(view_of_command(parts.readable)),
      case_view_(view_of_case()) {
  if (!supervisor_) box_fault(parts.supervisor.string());
  if (level == Level::rlimits) return;
  command_filter_ = filter_of_command();
  session_filter_ = filter_of_session();
  case_filter_ = filter_of_case();
}

bool BoxSandbox::shows(const std::filesystem::path& path) const {
  return level_ == Level::rlimits || is_visible(command_view_, path) ||
         is_visible(case_view_, path);
}

CommandRecord BoxSandbox::run(const Command& command, const Limits& limits) {
  const TemporaryFolder place(temporary_place());
  const Fd folder(::open(place.path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  const Fd tools(::open(command.tools.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  const BoxIdentity box = claim_identity();
  View view = command_view_;
  view.tools = command.tools;
  view.work = place.path();
  const auto walls = make_walls(level_, view);
  const auto cgroup = Cgroup::make(limits.memory_bytes, most_processes);
  Launch how{.identity = box.user, .limits = limits, .walls = walls.get()};
  if (level_ != Level::namespaces) how.folder = folder.get();
  if (cgroup) how.cgroup = &*cgroup;
  if (!command_filter_.empty()) how.system_calls = &command_filter_;
  const std::string tools_there = tools_path(command, level_, how.identity.has_value());
  how.arguments = command.arguments;
  for (std::string& argument : how.arguments) replace_all(argument, "{tools}", tools_there);
  if (how.identity && how.folder >= 0 && tools) how.descriptors = {{tools.get(), tools_descriptor}};
  lay_files(command, folder, how.identity);
  CommandRecord record = capture(how);
  replace_all(record.output, tools_there, "{tools}");
  record.disk_full = is_full(folder, record.output);
  record.files = collect_files(command, folder, limits.file_bytes);
  return record;
}

std::unique_ptr<Session> BoxSandbox::open(const Bytes& shared_object) {
  return start({.program = supervisor_.get(),
                .shared_object = shared_object,
                .filter = session_filter_,
                .limits = session_limits(),
                .view = case_view_});
}

std::unique_ptr<Session> BoxSandbox::open_instrumented(const Bytes& shared_object,
                                                       const Bytes& supervisor) {
  const Fd program = sealed_file("supervisor", supervisor);
  Limits limits = session_limits();
  limits.memory_bytes = 0;
  limits.stack_bytes *= 8;  // checked frames are several times as large
  const Bytes filter = level_ == Level::rlimits ? "" : filter_of_instrumented_session();
  View view = case_view_;
  view.processes = true;  // their runtime looks up its own memory there
  return start({.program = program.get(),
                .shared_object = shared_object,
                .filter = filter,
                .limits = limits,
                .view = view});
}

std::unique_ptr<Session> BoxSandbox::start(const SessionPlan& plan) {
  const Fd library = sealed_file("exercise", plan.shared_object);
  const Fd case_filter = sealed_file("filter", case_filter_);
  View view = plan.view;
  view.shared_object = library.get();
  view.programs = {plan.program};
  const auto walls = make_walls(level_, view);
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) box_fault("socketpair");
  Fd ours(ends[0]);
  const Fd theirs(ends[1]);
  BoxResources box{.identity = claim_identity(),
                   .cgroup = Cgroup::make(most_session_bytes, most_processes)};
  Launch how{.program = plan.program, .identity = box.identity.user};
  how.arguments = {"supervisor", object_path(level_)};
  how.limits = plan.limits;
  how.walls = walls.get();
  if (box.cgroup) how.cgroup = &*box.cgroup;
  how.descriptors = {{theirs.get(), protocol::socket}, {library.get(), protocol::shared_object}};
  if (!plan.filter.empty()) {
    how.system_calls = &plan.filter;
    how.descriptors.push_back({case_filter.get(), protocol::system_calls});
  }
  how.steady_addresses = true;
  const pid_t process = launch(how);
  return std::make_unique<SupervisedSession>(std::move(ours), process, std::move(box));
}

}  // namespace grader
