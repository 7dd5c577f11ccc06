#include "tests/attacks/snapshot.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include "grader/base/digest.hpp"

namespace grader::test {
namespace {

std::string described(const fs::path& path) {
  struct stat info {};
  if (lstat(path.c_str(), &info) != 0) return "unreadable";
  std::string content;
  if (S_ISREG(info.st_mode))
    content = to_hex(digest_of({read_file(path, std::size_t{1} << 26).value_or("unreadable")}));
  return fmt::format("mode {:o}, owner {}, {} bytes, time {}.{:09}, {} names, content {}",
                     info.st_mode, info.st_uid, info.st_size, info.st_mtim.tv_sec,
                     info.st_mtim.tv_nsec, info.st_nlink, content.substr(0, 8));
}

}  // namespace

Snapshot snapshot_of(const fs::path& folder) {
  Snapshot snapshot = {{folder.string(), described(folder)}};
  if (!fs::is_directory(folder)) return snapshot;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    snapshot[entry.path().string()] = described(entry.path());
  return snapshot;
}

std::vector<std::string> differences(const Snapshot& before, const Snapshot& after) {
  std::vector<std::string> found;
  for (const auto& [path, was] : before) {
    const auto now = after.find(path);
    if (now == after.end())
      found.push_back(path + " vanished");
    else if (now->second != was)
      found.push_back(path + " was " + was + " and is " + now->second);
  }
  for (const auto& [path, is] : after)
    if (!before.contains(path)) found.push_back(path + " appeared");
  return found;
}

}  // namespace grader::test
