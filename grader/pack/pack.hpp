// A pack: everything that grading a chapter needs, in one file, and nothing of how the reference
// works.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "grader/base/file.hpp"
#include "grader/compare/fingerprint.hpp"
#include "grader/problem/problem.hpp"
#include "grader/value/value.hpp"

namespace grader {

// What a mistake makes of a trial.
struct Prediction {
  enum class Kind : std::uint8_t {
    right,   // it does not show: within the bounds of what is expected
    value,   // another value, known by its fingerprint
    nothing  // it cannot be made here: shapes do not fit
  };
  Kind kind = Kind::right;
  Fingerprint fingerprint;  // of a value
  float allowed = 0;        // how far off each projection may be
};

// A value on the way to an answer: the same step in every trial of an exercise.
struct StepInfo {
  std::string id;
  Words name;
  std::string function;  // of the API, qualified: a student's own can be asked; empty: none
  std::vector<StepArgument> arguments;
  std::vector<std::string> fields;  // names of the value's parts, if it is a struct
};

struct StepValue {
  Value value;
  std::vector<double> allowed;  // as in Trial, where there is a function
};

// One call and what must come out of it.
struct Trial {
  List arguments;  // in the order of the function's
  Value expected;
  // how far off a number may be, for each row of `expected`: see compare/
  std::vector<double> allowed;
  std::vector<Prediction> mistaken;  // for each of the exercise's names of mistakes; or none
  std::vector<StepValue> steps;      // one for each of the exercise's, or none
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

// A mistake as one exercise knows it.
struct PackedMistake {
  std::string id, step;
  std::vector<std::string> names;    // of its forms
  std::vector<std::string> same_as;  // other mistakes that may give the same numbers
  Words heading, message;
};

// Two names of mistakes made together, each an index into the names of all mistakes in order.
struct PackedPair {
  std::size_t first = 0, second = 0;
  std::vector<Prediction> mistaken;  // for each of the exercise's probes
};

// A trial on which pairs are told apart.
struct Probe {
  std::size_t case_index = 0, trial = 0;
};

struct PackedExercise {
  ExerciseInfo info;
  std::vector<Case> cases;
  std::vector<PackedMistake> mistakes;  // most frequent first
  std::vector<Probe> probes;
  std::vector<PackedPair> pairs;
  // For each function calls with the shapes of its first trial and other numbers, in all arguments
  // or in one alone: what remembers the one answers the other wrong. May be empty.
  std::vector<std::vector<Trial>> companions;
  std::vector<StepInfo> steps;  // on the way to the answer, in order
};

// How many names the exercise's mistakes have together.
std::size_t count_names(const PackedExercise& exercise);

struct Pack {
  ChapterInfo chapter;
  std::map<std::string, Bytes> start_files;  // what `grader start` lays out, by name
  std::string secret;  // "none", "public" or "private": what hidden cases were drawn with
  std::vector<PackedExercise> exercises;  // in file order
  std::string digest;                     // of all the above, hexadecimal

  bool has_hidden() const;
};

}  // namespace grader
