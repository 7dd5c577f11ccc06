// A pack: everything that grading a chapter needs, in one file, and nothing of how the reference
// works.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "grader/base/file.hpp"
#include "grader/problem/problem.hpp"
#include "grader/value/value.hpp"

namespace grader {

// One call and what must come out of it.
struct Trial {
  List arguments;  // in the order of the function's
  Value expected;
  // how far off a number may be, for each row of `expected`: see compare/
  std::vector<double> allowed;
};

// What is scored as one: the trials of one case of the problem file.
struct Case {
  std::string id;
  bool hidden = false;
  std::size_t function = 0;  // index into ExerciseInfo::functions
  double points = 0;
  double cpu_seconds = 0;  // allowed for one trial, on the yardstick machine
  std::vector<Trial> trials;
  std::vector<Notation> arguments_as;  // how the author writes each argument
  Notation expected_as;                // and the first trial's expected value
};

struct PackedExercise {
  ExerciseInfo info;
  std::vector<Case> cases;
  // For each function calls with the shapes of its first trial and other numbers, in all arguments
  // or in one alone: what remembers the one answers the other wrong. May be empty.
  std::vector<std::vector<Trial>> companions;
};

struct Pack {
  ChapterInfo chapter;
  std::map<std::string, Bytes> start_files;  // what `grader start` lays out, by name
  std::string secret;  // "none", "public" or "private": what hidden cases were drawn with
  std::vector<PackedExercise> exercises;  // in file order
  std::string digest;                     // of all the above, hexadecimal

  bool has_hidden() const;
};

}  // namespace grader
