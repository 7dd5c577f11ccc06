// `chapter.yaml`: what all exercises of a chapter share.
//
//   title: {en: ..., zh: ...}
//   header: ../api/thing.hpp        the API that students implement; paths are relative to the file
//   reference: ../reference/x       the folder of the right answers
//   template: ../template/x         the folder that a student begins with
//   not_attempted: space::Type      what an unwritten exercise throws; optional
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

inline const std::vector<std::string> chapter_keys{"title", "header", "reference", "template",
                                                   "not_attempted"};

// The chapter at `root`, the tree of `folder`/chapter.yaml, still without exercises. Nothing, and
// errors, if anything in it is wrong; the header must be there, and so must the folders.
std::optional<Chapter> read_chapter(const Node& root, const std::filesystem::path& folder,
                                    Errors& errors);

}  // namespace grader
