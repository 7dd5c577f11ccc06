// A trial of a case as a C++ program of its own, for a debugger.
#pragma once

#include <string>
#include <vector>

#include "grader/pack/pack.hpp"

namespace grader {

struct ReproPlan {
  const ChapterInfo& chapter;
  const PackedExercise& exercise;
  const Case& each;
  std::size_t trial = 0;
  std::string command;  // that compiles it
};

// The program: it calls the function with the trial's inputs, prints what comes out and what
// should. It needs the chapter's header and the file of the exercise, nothing of the grader. Its
// first line is `repro_marker` (intake/submission.hpp) and which case it is of.
std::string repro_source(const ReproPlan& plan);

}  // namespace grader
