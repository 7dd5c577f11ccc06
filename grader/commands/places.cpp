#include "grader/commands/places.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/fault.hpp"
#include "grader/base/suggest.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

fs::path program_folder() {
  return fs::read_symlink("/proc/self/exe").parent_path();
}

fs::path share_folder() {
  return program_folder() / "../share/grader";
}

std::vector<fs::path> packs_in(const fs::path& folder) {
  std::vector<fs::path> packs;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (entry.path().extension() == ".pack") packs.push_back(entry.path());
  std::sort(packs.begin(), packs.end());
  return packs;
}

}  // namespace

bool is_chapter(const fs::path& folder) {
  std::error_code error;
  return fs::exists(folder / "chapter.yaml", error);
}

void refuse_chapter(const std::string& name, const std::vector<std::string>& known) {
  if (known.empty()) throw Misuse({"chapter.none", {}});
  if (const auto near = nearest(name, known))
    throw Misuse({"chapter.unknown_near", {{"name", name}, {"near", *near}}});
  throw Misuse(
      {"chapter.unknown", {{"name", name}, {"known", fmt::format("{}", fmt::join(known, ", "))}}});
}

std::vector<std::string> chapters_in(const std::vector<fs::path>& folders) {
  std::set<std::string> names;
  std::error_code error;
  for (const fs::path& folder : folders)
    for (const auto& entry : fs::directory_iterator(folder, error))
      if (is_chapter(entry.path())) names.insert(entry.path().filename().string());
  return {names.begin(), names.end()};
}

std::vector<fs::path> chapter_folders(const std::string& option) {
  std::vector<fs::path> folders;
  const char* variable = std::getenv("GRADER_CHAPTERS");
  if (!option.empty())
    folders.emplace_back(option);
  else if (variable != nullptr && *variable != '\0')
    folders.emplace_back(variable);
  folders.push_back(share_folder() / "problems");
  folders.push_back(program_folder() / "../problems");
  return folders;
}

fs::path find_chapter(const std::string& chapter, const std::string& option) {
  if (is_chapter(chapter)) return chapter;
  const auto folders = chapter_folders(option);
  for (const fs::path& folder : folders)
    if (is_chapter(folder / chapter)) return (folder / chapter).lexically_normal();
  refuse_chapter(chapter, chapters_in(folders));
}

std::vector<fs::path> installed_packs() {
  auto packs = packs_in(program_folder() / "packs");
  return packs.empty() ? packs_in(share_folder() / "packs") : packs;
}

fs::path find_pack(const std::string& chapter) {
  std::vector<std::string> known;
  for (const fs::path& pack : installed_packs()) {
    if (pack.stem() == chapter) return pack;
    known.push_back(pack.stem().string());
  }
  refuse_chapter(chapter, known);
}

fs::path supervisor_path() {
  const fs::path beside = program_folder() / "grader-supervisor";
  return fs::exists(beside) ? beside : program_folder() / "../libexec/grader/grader-supervisor";
}

}  // namespace grader
