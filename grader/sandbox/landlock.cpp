#include "grader/sandbox/landlock.hpp"

#include <cerrno>

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "grader/sandbox/box_fault.hpp"

namespace grader {
namespace {

// What newer kernels know besides; the headers that we are built with may be older.
constexpr std::uint64_t refer = 1ULL << 13, truncate = 1ULL << 14, ioctl_on_device = 1ULL << 15;
constexpr std::uint64_t may_read = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE;
constexpr std::uint64_t first_version = (1ULL << 13) - 1;
constexpr std::uint64_t of_files =
    may_read | LANDLOCK_ACCESS_FS_WRITE_FILE | truncate | ioctl_on_device;

struct Attributes {
  std::uint64_t files = 0, network = 0, scoped = 0;
};

// All that this kernel can restrict.
Attributes attributes_of(int version) {
  Attributes attributes{.files = first_version};
  if (version >= 2) attributes.files |= refer;
  if (version >= 3) attributes.files |= truncate;
  if (version >= 4) attributes.network = 3;  // bind and connect by TCP
  if (version >= 5) attributes.files |= ioctl_on_device;
  if (version >= 6) attributes.scoped = 3;  // abstract sockets and signals
  return attributes;
}

std::size_t size_of(int version) {
  return version >= 6 ? sizeof(Attributes) : version >= 4 ? 16 : 8;
}

class LandlockWalls : public Walls {
 public:
  explicit LandlockWalls(const View& view) {
    const int version = landlock_version();
    if (version < 1) box_fault("landlock");
    attributes_ = attributes_of(version);
    rules_ = Fd(
        static_cast<int>(syscall(SYS_landlock_create_ruleset, &attributes_, size_of(version), 0)));
    if (!rules_) box_fault("landlock");
    for (const auto& path : view.system) allow(path, may_read | LANDLOCK_ACCESS_FS_READ_DIR);
    if (!view.tools.empty()) allow(view.tools, may_read | LANDLOCK_ACCESS_FS_READ_DIR);
    if (!view.work.empty()) allow(view.work, attributes_.files);
    // Of one process alone it cannot be allowed, for cases are born later. What is private to the
    // others (memory, environment, descriptors) Landlock keeps from who is inside all the same.
    if (view.processes) allow("/proc", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR);
    allow("/dev/null", of_files);
    for (const int program : view.programs) allow_descriptor(program, may_read);
  }

  bool raise() const noexcept override {
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           syscall(SYS_landlock_restrict_self, rules_.get(), 0) == 0;
  }

 private:
  void allow(const std::filesystem::path& path, std::uint64_t access) {
    const Fd place(open(path.c_str(), O_PATH | O_CLOEXEC));
    if (!place) box_fault(path.string());
    allow_descriptor(place.get(), access);
  }

  // A file can be given only what can be done with a file; one in memory alone needs no rule.
  void allow_descriptor(int place, std::uint64_t access) {
    struct stat info {};
    if (fstat(place, &info) == 0 && !S_ISDIR(info.st_mode)) access &= of_files;
    landlock_path_beneath_attr rule{};
    rule.allowed_access = access & attributes_.files;
    rule.parent_fd = place;
    if (syscall(SYS_landlock_add_rule, rules_.get(), LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0 &&
        errno != EBADFD)
      box_fault("landlock");
  }

  Attributes attributes_;
  Fd rules_;
};

}  // namespace

int landlock_version() {
  const long version =
      syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version > 0 ? static_cast<int>(version) : 0;
}

std::unique_ptr<Walls> landlock_walls(const View& view) {
  return std::make_unique<LandlockWalls>(view);
}

}  // namespace grader
