// From a folder of YAML files to a Chapter. The only door to this folder: beyond it nobody meets
// YAML.
#pragma once

#include <filesystem>

#include "grader/problem/problem.hpp"

namespace grader {

// The chapter in `folder`: its `chapter.yaml`, and an exercise in every other `*.yaml`.
//
// Throws Misuse "chapter.missing" {path} if there is no such file, and "problem.errors" {text} if
// anything in any file is wrong, or does not go with what the header declares and what the folders
// of reference and template hold: then `text` tells every error of every file, a line
//     folder/10_thing.yaml:31:11: expected a relation, got "smae"; did you mean "same"?
// each, with the author's line and a caret below it, and at last a line that counts them.
[[nodiscard]] Chapter load_chapter(const std::filesystem::path& folder);

}  // namespace grader
