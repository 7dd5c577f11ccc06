// What compiling has already been paid for, kept under the digest of all that it depends on.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "grader/base/digest.hpp"
#include "grader/base/file.hpp"

namespace grader {

// $GRADER_CACHE, else $XDG_CACHE_HOME/grader, else ~/.cache/grader.
std::filesystem::path default_cache_folder();

// Only the grader writes here, from bytes copied out of a box. A cache that cannot be written (a
// full disk) is a slow grader, not a broken one; an entry that was cut short is none.
class Cache {
 public:
  // Makes the folder, readable by its owner alone. Throws Fault "fault.write" if that fails.
  explicit Cache(std::filesystem::path folder);

  std::optional<Bytes> find(const Digest& key) const;
  void keep(const Digest& key, std::string_view bytes) const;

  // Removes the oldest entries until the rest takes at most `most` bytes.
  void shrink(std::uintmax_t most = std::uintmax_t{512} << 20) const;

  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path entry(const Digest& key) const;

  std::filesystem::path folder_;
};

}  // namespace grader
