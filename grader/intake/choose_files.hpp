// Which of the files in a folder is whose: the exercises' own, those taken for one, and the rest.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "grader/base/message.hpp"

namespace grader {

struct Choice {
  std::map<std::string, std::string> sources;  // exercise's file -> the file found for it
  std::vector<Message> notes;  // on every source that is not read, or read under another name
};

// `names`: the sources in the folder that could be read, without those that have an exercise's
// exact name. `wanted`: the exercises' files. `missing`: those of them that are not there.
Choice choose_files(const std::vector<std::string>& names, const std::vector<std::string>& wanted,
                    const std::vector<std::string>& missing);

}  // namespace grader
