// Grading folders of our own: reference, template, right answers in other styles.
#pragma once

#include <string>
#include <vector>

#include "grader/build/toolchain.hpp"
#include "grader/commands/commands.hpp"
#include "grader/grade/grade.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

// Grades with a pack, hidden cases and all: none of these folders needs keeping in.
class TrustedGrader {
 public:
  // `pack` and `terminal` must outlive this.
  TrustedGrader(const Pack& pack, Toolchain toolchain, const Terminal& terminal);

  Result grade_folder(const std::string& folder);

  // What is not right in `folder`, or said to be a mistake. `with`: the compiler, where it is not
  // the usual one.
  std::vector<Message> check_right(const std::string& folder, const std::string& with = "");

 private:
  const Pack& pack_;
  const Terminal& terminal_;
  Toolchain toolchain_;
  Cache cache_;
  std::unique_ptr<Sandbox> sandbox_;
};

}  // namespace grader
