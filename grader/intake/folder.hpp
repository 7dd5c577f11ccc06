// A student's folder, opened once: what is in it, and the bytes of its files.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "grader/base/fd.hpp"
#include "grader/base/file.hpp"
#include "grader/intake/submission.hpp"

namespace grader {

class Folder {
 public:
  // Opens `path`, or the one folder that is in it where it holds no source and no other folder:
  // archives are often unpacked into one, and that into another. Throws Misuse "folder.missing",
  // "folder.is_file" or "folder.unreadable"
  // {path}.
  Folder(const std::filesystem::path& path, const std::vector<std::string>& sources);

  const std::filesystem::path& path() const { return path_; }
  // Sorted, junk left out: the file system's own order is nobody's.
  const std::vector<std::string>& names() const { return names_; }
  bool is_file(const std::string& name) const;  // and no link to one

  // The file's bytes, or why it may not be read. Nothing if there is no such file.
  std::optional<SubmittedFile> read(const std::string& name) const;

 private:
  std::optional<std::string> only_folder(const std::vector<std::string>& sources) const;
  bool enter(const std::string& name);

  std::filesystem::path path_;
  Fd fd_;
  std::vector<std::string> names_;
};

}  // namespace grader
