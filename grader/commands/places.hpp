// Where things lie: beside this program in a build folder, or under its install prefix.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace grader {

// Folders in which chapters (X/chapter.yaml) are looked for, in order: `option` (--chapters) or,
// where that is empty, $GRADER_CHAPTERS; then the install prefix's share/grader/problems and the
// checkout's problems.
std::vector<std::filesystem::path> chapter_folders(const std::string& option);

// The folder of `chapter`, which may be a path to it or its name. Throws as
// `refuse_chapter` does.
std::filesystem::path find_chapter(const std::string& chapter, const std::string& option);

// The packs that are installed, sorted: packs/*.pack beside the program, or below share/grader.
std::vector<std::filesystem::path> installed_packs();

// The pack of `chapter`. Throws as `refuse_chapter` does.
std::filesystem::path find_pack(const std::string& chapter);

// Throws Misuse "chapter.unknown_near" {name, near} or "chapter.unknown" {name, known}.
[[noreturn]] void refuse_chapter(const std::string& name, const std::vector<std::string>& known);

// The names of all chapters in `folders`, sorted, each once.
std::vector<std::string> chapters_in(const std::vector<std::filesystem::path>& folders);

// Whether `folder` holds a chapter.
bool is_chapter(const std::filesystem::path& folder);

// The supervisor program.
std::filesystem::path supervisor_path();

}  // namespace grader
