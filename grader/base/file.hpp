// Reading and writing whole files, with a bound and without half-written results.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "grader/base/fd.hpp"

namespace grader {

using Bytes = std::string;  // raw bytes, not text

// Reads a regular file of at most `most` bytes. Nothing if it is missing, unreadable, no regular
// file (a link at the end of `path` is followed) or larger. Never blocks on a FIFO.
std::optional<Bytes> read_file(const std::filesystem::path& path, std::size_t most);

// Reads `fd` to its end or to `most` bytes; nothing if there is more or reading fails.
std::optional<Bytes> read_all(int fd, std::size_t most);

// Writes all of `bytes` to `fd`. False with errno if that fails.
bool write_all(int fd, std::string_view bytes);

// Whether `path` is written to as it is, a terminal, a pipe or a device, and cannot be replaced.
bool is_stream(const std::filesystem::path& path);

// Writes a file that appears whole or not at all: written beside its place, synced, renamed; a link
// stays and its target is replaced. A stream gets the bytes as they are. Throws Fault "fault.write"
// {path, reason}; then nothing new is left on the disk.
void write_file(const std::filesystem::path& path, std::string_view bytes);

// $TMPDIR, or /tmp. Throws Fault "fault.write" {path, reason} if there is no such folder.
std::filesystem::path temporary_place();

// A fresh folder under `parent` that goes with its object, contents and all. Throws Fault
// "fault.write" {path, reason} if it cannot be made.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::filesystem::path& parent);
  TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::move(other.path_)) {
    other.path_.clear();
  }
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder();

  const std::filesystem::path& path() const { return path_; }
  // Keeps the folder: it has been renamed to its place.
  void release() { path_.clear(); }

 private:
  std::filesystem::path path_;
};

}  // namespace grader
