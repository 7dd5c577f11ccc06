// The building half of grading.
#pragma once

#include <vector>

#include "grader/build/library.hpp"
#include "grader/grade/grade.hpp"

namespace grader {

// The toolbox of the pack's chapter.
Toolbox open_toolbox_of(const Pack& pack, const Workshop& workshop);

// Every exercise of `pack`, in its order, from the files of `submission`. A file that is still what
// `grader start` laid out counts as none.
std::vector<Built> build_submission(const Submission& submission, const Pack& pack,
                                    const Toolbox& toolbox, const Workshop& workshop);

// The same of the exercises `chosen` alone, by their indices. Requires: what these call is among
// them.
std::vector<Built> build_some(const Submission& submission, const Pack& pack,
                              const std::vector<std::size_t>& chosen, const Toolbox& toolbox,
                              const Workshop& workshop);

}  // namespace grader
