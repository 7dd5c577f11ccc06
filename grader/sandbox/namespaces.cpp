// Theory of operation. The process is born into namespaces of its own, and builds its file system
// in four steps: take copies of the mounts that it shall see (they are nowhere yet), lay an empty
// file system in memory over some folder, hang the copies into it, and make it the root. Everything
// else, the old root too, then has no name any more.
//
// Without privileges, a user namespace comes with the others: in it we may do this, and the same
// user stands for the same user. As root there is none: the process drops to another user later.
#include "grader/sandbox/namespaces.hpp"

#include <array>
#include <cerrno>
#include <cstddef>

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/mount.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "grader/base/fault.hpp"

namespace grader {
namespace {

constexpr std::size_t most_mounts = 40;

// Between fork and exec: bare calls, whose wrappers an older C library lacks.
int copy_of_mount(const char* path) {
  return static_cast<int>(
      syscall(SYS_open_tree, AT_FDCWD, path, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE));
}

bool hang(int mount, const char* path) {
  return syscall(SYS_move_mount, mount, "", AT_FDCWD, path, MOVE_MOUNT_F_EMPTY_PATH) == 0;
}

bool restrict(int mount, std::uint64_t attributes) {
  mount_attr change{};
  change.attr_set = attributes;
  return syscall(SYS_mount_setattr, mount, "", AT_EMPTY_PATH | AT_RECURSIVE, &change,
                 sizeof change) == 0;
}

bool write_line(const char* path, const std::string& line) {
  const int file = open(path, O_WRONLY | O_CLOEXEC);
  const bool written =
      file >= 0 && write(file, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  if (file >= 0) close(file);
  return written;
}

// One mount: where it comes from, and where it hangs inside.
struct Copy {
  std::string from, inside;
  bool is_folder = true;
  std::uint64_t attributes = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV;
};

class NamespaceWalls : public Walls {
 public:
  explicit NamespaceWalls(const View& view) : view_(view) {
    for (const auto& path : view.system) add(path.string(), path.string());
    if (!view.tools.empty()) add(view.tools.string(), tools_place);
    if (!view.work.empty()) {
      add(view.work.string(), work_place);
      copies_.back().attributes = MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV;
    }
    add("/dev/null", "/dev/null");
    copies_.back().attributes = MOUNT_ATTR_NOSUID;
    if (copies_.size() > most_mounts) throw Fault({"fault.sandbox", {{"reason", "mounts"}}});
  }

  std::uint64_t namespaces() const override {
    constexpr std::uint64_t all =
        CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;
    return is_root_ ? all : all | CLONE_NEWUSER;
  }

  bool raise() const noexcept override {
    return become_user() && sethostname("box", 3) == 0 &&
           mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 && build() && enter();
  }

 private:
  void add(const std::string& from, const std::string& inside) {
    struct stat info {};
    const bool is_folder = stat(from.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
    copies_.push_back({.from = from, .inside = inside.substr(1), .is_folder = is_folder});
    for (std::size_t at = 0; (at = inside.find('/', at + 1)) != std::string::npos;)
      parents_.push_back(inside.substr(1, at - 1));
  }

  bool become_user() const noexcept {
    return is_root_ ||
           (write_line("/proc/self/setgroups", "deny") &&
            write_line("/proc/self/uid_map", users_) && write_line("/proc/self/gid_map", groups_));
  }

  // After this, the working folder is what will be the root.
  bool build() const noexcept {
    std::array<int, most_mounts> mounts{};
    for (std::size_t i = 0; i < copies_.size(); ++i) {
      mounts[i] = copy_of_mount(copies_[i].from.c_str());
      if (mounts[i] < 0 || !restrict(mounts[i], copies_[i].attributes)) return false;
    }
    if (mount("box", base, "tmpfs", MS_NOSUID | MS_NODEV, "mode=755,size=256m,nr_inodes=1k") != 0 ||
        chdir(base) != 0)
      return false;
    for (const std::string& folder : parents_)
      if (mkdir(folder.c_str(), 0755) != 0 && errno != EEXIST) return false;
    for (std::size_t i = 0; i < copies_.size(); ++i) {
      if (!make_place(copies_[i]) || !hang(mounts[i], copies_[i].inside.c_str())) return false;
      close(mounts[i]);
    }
    return add_shortcuts() && add_object() && add_processes();
  }

  static bool make_place(const Copy& copy) noexcept {
    const char* path = copy.inside.c_str();
    if (copy.is_folder) return mkdir(path, 0755) == 0 || errno == EEXIST;
    const int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (file >= 0) close(file);
    return file >= 0;
  }

  bool add_shortcuts() const noexcept {
    for (const Shortcut& shortcut : view_.shortcuts)
      if (symlink(shortcut.target.c_str(), shortcut.name.c_str() + 1) != 0) return false;
    return true;
  }

  bool add_object() const noexcept {
    if (view_.shared_object < 0) return true;
    const int file = open(object_place + 1, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    struct stat info {};
    if (file < 0 || fstat(view_.shared_object, &info) != 0) return false;
    off_t offset = 0;
    while (offset < info.st_size)
      if (sendfile(file, view_.shared_object, &offset,
                   static_cast<std::size_t>(info.st_size - offset)) <= 0)
        return false;
    return close(file) == 0;
  }

  bool add_processes() const noexcept {
    return !view_.processes ||
           (mkdir("proc", 0755) == 0 &&
            mount("proc", "proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, "subset=pid") == 0);
  }

  // The root itself alone becomes read-only: what hangs in it has its own say.
  bool enter() const noexcept {
    constexpr unsigned long flags = MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV;
    return syscall(SYS_pivot_root, ".", ".") == 0 && umount2(".", MNT_DETACH) == 0 &&
           mount(nullptr, "/", nullptr, flags, nullptr) == 0 &&
           chdir(view_.work.empty() ? "/" : work_place) == 0;
  }

  // Any folder does: nobody but this process sees what lies over it.
  static constexpr const char* base = "/usr";

  View view_;
  bool is_root_ = geteuid() == 0;
  std::string users_ = fmt::format("{0} {0} 1", geteuid());
  std::string groups_ = fmt::format("{0} {0} 1", getegid());
  std::vector<Copy> copies_;
  std::vector<std::string> parents_;  // folders that the places of copies lie in
};

}  // namespace

std::unique_ptr<Walls> namespace_walls(const View& view) {
  return std::make_unique<NamespaceWalls>(view);
}

}  // namespace grader
