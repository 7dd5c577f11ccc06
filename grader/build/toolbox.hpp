// What is compiled once per chapter and toolchain: the precompiled header, Eigen's products, and
// the binding of every exercise. A folder in the cache; boxes see it read-only.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "grader/base/digest.hpp"
#include "grader/base/message.hpp"
#include "grader/build/cache.hpp"
#include "grader/build/toolchain.hpp"
#include "grader/problem/problem.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

struct Toolbox {
  std::filesystem::path folder;
  Digest key;                          // of everything that went into it
  std::string compiler_version;        // "12.2.0"
  std::vector<std::string> compile;    // the words that every compile begins with
  std::vector<std::string> libraries;  // and those that every link ends with
  // qualified name -> the symbol that the linker knows
  std::map<std::string, std::string> functions;
};

// What a toolbox is made of; the texts of a pack's chapter.
struct ToolboxPlan {
  const ChapterInfo& chapter;
  std::vector<const ExerciseInfo*> exercises;
};

using Tell = std::function<void(const Message&)>;

// The toolbox of `plan`, from the cache or made now (some ten seconds; `tell` hears
// "toolbox.making" first). Throws Misuse "chapter.header_broken" {text} if the API header does not
// compile, Fault where the disk or the compiler fails.
Toolbox open_toolbox(const ToolboxPlan& plan, const Toolchain& toolchain, const Cache& cache,
                     Sandbox& sandbox, const Tell& tell);

}  // namespace grader
