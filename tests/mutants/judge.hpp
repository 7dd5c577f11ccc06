// Grades a mutant as a submission, with the built program and nothing else.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tests/mutants/mutate.hpp"

namespace grader::mutants {

namespace fs = std::filesystem;

enum class Fate {
  stillborn,      // does not compile: no mutant at all
  killed,         // by a case that students have
  killed_unseen,  // only by hidden cases
  survived,
};

// What became of a mutant, and which known mistakes it was diagnosed with. `misnamed`: on fresh
// numbers the diagnosis was another one.
struct Judgement {
  Fate fate = Fate::survived;
  std::vector<std::string> named;
  bool misnamed = false;
};

struct Judge {
  std::string program, pack;
  std::vector<std::string> fresh_packs;  // the same chapter with other numbers

  // What becomes of the submission `folder` if its file `name` has this text. Only that file and
  // those whose functions it calls, by themselves or through others, are laid out, beside the
  // headers of the folder. Throws std::runtime_error if nothing was graded.
  Judgement judge(const fs::path& folder, const std::string& name, const std::string& text) const;
};

// The bytes of a file. Throws std::runtime_error if it cannot be read.
std::string text_of(const fs::path& path);

// The exercise of a file: "03_softmax_rows.cpp" -> "softmax_rows".
std::string exercise_of(const std::string& name);

}  // namespace grader::mutants
