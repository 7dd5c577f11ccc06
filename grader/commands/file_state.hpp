// What a student has done with an exercise's file, without grading it.
#pragma once

#include <filesystem>
#include <string>

#include "grader/pack/pack.hpp"
#include "grader/report/chapter_view.hpp"

namespace grader {

// Whether `name` in `folder` is there, and still what `grader start` laid out.
FileState file_state(const std::filesystem::path& folder, const std::string& name,
                     const Pack& pack);

}  // namespace grader
