#include "grader/intake/folder.hpp"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>

#include "grader/base/fault.hpp"
#include "grader/base/text.hpp"
#include "grader/intake/file_names.hpp"

namespace grader {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 20;

// Why a file that is no regular one is refused.
std::string refusal(mode_t mode) {
  if (S_ISLNK(mode)) return "forbidden.link";
  if (S_ISFIFO(mode)) return "forbidden.fifo";
  if (S_ISDIR(mode)) return "forbidden.folder";
  return "forbidden.special";
}

std::vector<std::string> names_in(const std::filesystem::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error))
    if (std::string name = entry.path().filename().string(); !is_junk(name))
      names.push_back(std::move(name));
  std::sort(names.begin(), names.end());
  return names;
}

std::string why_not_opened(int error) {
  if (error == ENOTDIR) return "folder.is_file";
  return error == EACCES ? "folder.unreadable" : "folder.missing";
}

// What `name` in `folder` is; 0 if it is not there.
mode_t kind_of(const Fd& folder, const std::string& name) {
  struct stat info {};
  return fstatat(folder.get(), name.c_str(), &info, AT_SYMLINK_NOFOLLOW) == 0 ? info.st_mode : 0;
}

}  // namespace

Folder::Folder(const std::filesystem::path& path, const std::vector<std::string>& sources)
    : path_(path), fd_(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  constexpr int deepest = 3;
  if (!fd_) throw Misuse({why_not_opened(errno), {{"path", make_safe_line(path.string())}}});
  names_ = names_in(path_);
  for (int depth = 0; depth < deepest; ++depth)
    if (const auto inner = only_folder(sources); !inner || !enter(*inner)) break;
}

std::optional<std::string> Folder::only_folder(const std::vector<std::string>& sources) const {
  std::optional<std::string> only;
  for (const std::string& name : names_) {
    const bool wanted = std::find(sources.begin(), sources.end(), name) != sources.end();
    if (wanted || is_source_name(name)) return std::nullopt;
    if (!S_ISDIR(kind_of(fd_, name)) || is_junk_folder(name)) continue;
    if (only) return std::nullopt;
    only = name;
  }
  return only;
}

bool Folder::enter(const std::string& name) {
  Fd inner(openat(fd_.get(), name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (!inner) return false;
  fd_ = std::move(inner);
  path_ /= name;
  names_ = names_in(path_);
  return true;
}

bool Folder::is_file(const std::string& name) const {
  return S_ISREG(kind_of(fd_, name));
}

std::optional<SubmittedFile> Folder::read(const std::string& name) const {
  const mode_t kind = kind_of(fd_, name);
  if (kind == 0) return std::nullopt;
  if (!S_ISREG(kind)) return SubmittedFile{{}, refusal(kind)};
  // Between the look and the opening it may have become something else, hence the flags.
  const Fd file(openat(fd_.get(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  struct stat info {};
  if (!file || fstat(file.get(), &info) != 0) return SubmittedFile{{}, "forbidden.unreadable"};
  if (!S_ISREG(info.st_mode)) return SubmittedFile{{}, refusal(info.st_mode)};
  auto bytes = read_all(file.get(), most_bytes);
  if (!bytes) return SubmittedFile{{}, "forbidden.too_large"};
  return SubmittedFile{std::move(*bytes), ""};
}

}  // namespace grader
