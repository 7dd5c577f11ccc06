#include "grader/build/cache.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "grader/base/fault.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_entry_bytes = std::size_t{256} << 20;

std::string_view view(const Digest& digest) {
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

struct Entry {
  fs::file_time_type used;
  std::uintmax_t size;
  fs::path path;
};

std::vector<Entry> entries_in(const fs::path& folder) {
  std::vector<Entry> entries;
  std::error_code error;
  for (const auto& file : fs::recursive_directory_iterator(folder, error))
    if (file.is_regular_file(error))
      entries.push_back({file.last_write_time(error), file.file_size(error), file.path()});
  std::sort(entries.begin(), entries.end(),
            [](const Entry& a, const Entry& b) { return a.used < b.used; });
  return entries;
}

}  // namespace

fs::path default_cache_folder() {
  if (const char* own = std::getenv("GRADER_CACHE"); own != nullptr && *own != '\0') return own;
  if (const char* xdg = std::getenv("XDG_CACHE_HOME"); xdg != nullptr && *xdg == '/')
    return fs::path(xdg) / "grader";
  const char* home = std::getenv("HOME");
  return (home != nullptr && *home == '/' ? fs::path(home) : fs::path("/tmp")) / ".cache/grader";
}

Cache::Cache(fs::path folder) : folder_(std::move(folder)) {
  std::error_code error;
  fs::create_directories(folder_ / "objects", error);
  if (!error) fs::permissions(folder_, fs::perms::owner_all, error);
  if (error)
    throw Fault({"fault.write", {{"path", folder_.string()}, {"reason", error.message()}}});
}

fs::path Cache::entry(const Digest& key) const {
  const std::string name = to_hex(key);
  return folder_ / "objects" / name.substr(0, 2) / name.substr(2);
}

std::optional<Bytes> Cache::find(const Digest& key) const {
  auto bytes = read_file(entry(key), most_entry_bytes);
  if (!bytes || bytes->size() < sizeof(Digest)) return std::nullopt;
  const std::string_view content = std::string_view(*bytes).substr(sizeof(Digest));
  if (view(digest_of({content})) != std::string_view(*bytes).substr(0, sizeof(Digest)))
    return std::nullopt;
  std::error_code ignored;  // only the order of removal would suffer
  fs::last_write_time(entry(key), fs::file_time_type::clock::now(), ignored);
  return bytes->substr(sizeof(Digest));
}

void Cache::keep(const Digest& key, std::string_view bytes) const {
  const fs::path path = entry(key);
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  try {
    write_file(path, std::string(view(digest_of({bytes}))) += bytes);
  } catch (const Fault&) {
    // No room: the next run compiles again.
  }
}

void Cache::shrink(std::uintmax_t most) const {
  const std::vector<Entry> entries = entries_in(folder_ / "objects");
  std::uintmax_t total = 0;
  for (const Entry& entry : entries) total += entry.size;
  for (const Entry& entry : entries) {
    if (total <= most) return;
    std::error_code ignored;
    fs::remove(entry.path, ignored);
    total -= entry.size;
  }
}

}  // namespace grader
