// Finding and reading the pack that a command is about.
#pragma once

#include <string>

#include "grader/commands/commands.hpp"
#include "grader/pack/pack.hpp"

namespace grader {

// The file in a student's folder that says which chapter it belongs to; `grader start` writes it.
inline constexpr const char* chapter_file = ".grader-chapter";

// Reads the pack at `path`. Throws Fault "fault.pack_missing" or "fault.pack_damaged".
Pack load_pack(const std::string& path);

// The file of the pack that is named, or that of the chapter that is named, or that the folder
// tells, or the only one. Throws Misuse "chapter.unknown", "chapter.none" or "chapter.several".
std::string pack_path_for(const ChapterChoice& choice);

// The pack in it. Throws as both.
Pack load_pack_for(const ChapterChoice& choice);

// The chapter that is named, or that the folder tells; empty if neither does.
std::string chosen_chapter(const ChapterChoice& choice);

// Whether `folder` is one of a student of this chapter: `grader start` made it, or a file of an
// exercise is there.
bool is_students_folder(const std::string& folder, const Pack& pack);

// What a command must be given, after others, to be about the same chapter: "", or " --pack FILE".
std::string options_of(const ChapterChoice& choice);

}  // namespace grader
