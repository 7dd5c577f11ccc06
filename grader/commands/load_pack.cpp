#include "grader/commands/load_pack.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

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
    const char* id = !is_pack(*bytes)              ? "fault.pack_none"
                     : !is_of_this_version(*bytes) ? "fault.pack_version"
                                                   : "fault.pack_damaged";
    throw Fault({id, {{"path", path}}});
  }
}

Pack load_pack_for(const ChapterChoice& choice) {
  return load_pack(pack_path_for(choice));
}

std::string pack_path_for(const ChapterChoice& choice) {
  if (!choice.pack.empty()) return choice.pack;
  const std::string chapter = chosen_chapter(choice);
  if (!chapter.empty()) return find_pack(chapter).string();
  const auto packs = installed_packs();
  if (packs.empty()) throw Misuse({"chapter.none", {}});
  if (packs.size() == 1) return packs.front().string();
  std::vector<std::string> names;
  for (const auto& pack : packs) names.push_back(pack.stem().string());
  throw Misuse({"chapter.several", {{"known", fmt::format("{}", fmt::join(names, ", "))}}});
}

std::string chosen_chapter(const ChapterChoice& choice) {
  return choice.chapter.empty() ? chapter_of_folder(choice.folder) : choice.chapter;
}

bool is_students_folder(const std::string& folder, const Pack& pack) {
  const std::filesystem::path path(folder);
  std::error_code error;
  if (std::filesystem::exists(path / chapter_file, error)) return true;
  return std::any_of(pack.exercises.begin(), pack.exercises.end(), [&](const auto& exercise) {
    return std::filesystem::exists(path / exercise.info.file, error);
  });
}

std::string options_of(const ChapterChoice& choice) {
  if (!choice.pack.empty()) return " --pack " + choice.pack;
  return choice.chapter.empty() ? "" : " --chapter " + choice.chapter;
}

}  // namespace grader
