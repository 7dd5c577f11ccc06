#include "grader/base/file.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>

#include "grader/base/fault.hpp"

namespace grader {
namespace {

[[noreturn]] void cannot_write(const std::filesystem::path& path, int error) {
  throw Fault({"fault.write", {{"path", path.string()}, {"reason", std::strerror(error)}}});
}

// Writes and syncs `fd`; errno or 0.
int fill(int fd, std::string_view bytes) {
  if (!write_all(fd, bytes) || fsync(fd) != 0) return errno;
  return 0;
}

void write_stream(const std::filesystem::path& path, std::string_view bytes) {
  const Fd fd(open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
  if (!fd || !write_all(fd.get(), bytes)) cannot_write(path, errno);
}

void replace_file(const std::filesystem::path& path, std::string_view bytes) {
  std::string beside = path.string() + ".XXXXXX";
  Fd fd(mkostemp(beside.data(), O_CLOEXEC));
  if (!fd) cannot_write(path, errno);
  int error = fill(fd.get(), bytes);
  // mkostemp makes files that only their owner reads; results are ordinary files.
  if (error == 0 && fchmod(fd.get(), 0644) != 0) error = errno;
  if (error == 0 && rename(beside.c_str(), path.c_str()) != 0) error = errno;
  if (error != 0) {
    unlink(beside.c_str());
    cannot_write(path, error);
  }
}

}  // namespace

std::optional<Bytes> read_file(const std::filesystem::path& path, std::size_t most) {
  const Fd fd(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat info {};
  if (!fd || fstat(fd.get(), &info) != 0 || !S_ISREG(info.st_mode)) return std::nullopt;
  return read_all(fd.get(), most);
}

std::optional<Bytes> read_all(int fd, std::size_t most) {
  Bytes bytes;
  std::array<char, 65536> buffer;
  for (;;) {
    const ssize_t count = read(fd, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return std::nullopt;
    if (count == 0) return bytes;
    if (bytes.size() + static_cast<std::size_t>(count) > most) return std::nullopt;
    bytes.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = write(fd, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

bool is_stream(const std::filesystem::path& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  const bool special =
      std::filesystem::exists(status) && !is_regular_file(status) && !is_directory(status);
  // What these lead to may be a regular file, but one that somebody else has open.
  const std::string name = path.string();
  return special || name.starts_with("/dev/") || name.starts_with("/proc/");
}

void write_file(const std::filesystem::path& path, std::string_view bytes) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) cannot_write(path, EISDIR);
  if (is_stream(path)) return write_stream(path, bytes);
  const bool link = std::filesystem::is_symlink(path, error);
  replace_file(link ? std::filesystem::weakly_canonical(path, error) : path, bytes);
}

std::filesystem::path temporary_place() {
  std::error_code error;
  const auto place = std::filesystem::temp_directory_path(error);
  if (!error) return place;
  const char* variable = std::getenv("TMPDIR");
  cannot_write(variable != nullptr ? variable : "/tmp", error.value());
}

TemporaryFolder::TemporaryFolder(const std::filesystem::path& parent) {
  std::string name = (parent / "grader-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) cannot_write(parent, errno);
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;  // what cannot be removed is left to the system's own clean-up
  if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

}  // namespace grader
