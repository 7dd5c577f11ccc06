#include "grader/commands/load_pack.hpp"

#include <cctype>
#include <filesystem>

#include "grader/base/fault.hpp"
#include "grader/commands/places.hpp"
#include "grader/pack/pack_file.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

constexpr std::size_t most_pack_bytes = std::size_t{256} << 20;

// A student's folder may say anything; a chapter's name is letters, digits and _.
std::string chapter_of_folder(const std::string& folder) {
  auto text = read_file(std::filesystem::path(folder) / chapter_file, 100);
  std::string name;
  for (const char c : text.value_or(""))
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') name += c;
  return name;
}

}  // namespace

Pack load_pack(const std::string& path) {
  const auto bytes = read_file(path, most_pack_bytes);
  if (!bytes) throw Fault({"fault.pack_missing", {{"path", path}}});
  try {
    return read_pack(*bytes);
  } catch (const WireError&) {
    throw Fault({"fault.pack_damaged", {{"path", path}}});
  }
}

Pack load_pack_for(const GradeOptions& options) {
  if (!options.pack.empty()) return load_pack(options.pack);
  std::string chapter = options.chapter;
  if (chapter.empty()) chapter = chapter_of_folder(options.folder);
  const auto packs = installed_packs();
  if (chapter.empty() && packs.size() == 1) return load_pack(packs.front().string());
  return load_pack(find_pack(chapter).string());
}

}  // namespace grader
