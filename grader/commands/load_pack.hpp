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

// The pack that is named, or that of the chapter that is named, or that the folder tells, or the
// only one.
Pack load_pack_for(const GradeOptions& options);

}  // namespace grader
