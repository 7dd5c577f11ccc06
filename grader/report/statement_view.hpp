// What an exercise asks for, one of its cases, and its hints, before anything is graded.
#pragma once

#include <string>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/report/text_report.hpp"
#include "grader/result/result.hpp"

namespace grader {

struct ShownExercise {
  std::string id, file;
  Words title, statement;
  double points = 0;
  bool extra = false;
  std::string header;                   // the file that declares the functions
  std::vector<std::string> signatures;  // as it declares them
  std::vector<std::string> needs;       // exercises that a solution usually calls
  std::vector<std::string> cases;       // that may be shown
  std::vector<Words> hints;
  std::string options;  // what further commands need to be about this chapter: "" or " --pack X"
};

// The statement with all that one has to know to begin.
std::string statement_view(const ShownExercise& exercise, const TextStyle& style);

struct ShownCase {
  std::string id, call;  // "turn(m, by)"
  Detail detail;         // inputs and expected value of the first trial, and of how many
};

// A case in numbers.
std::string shown_case_view(const ShownExercise& exercise, const ShownCase& shown,
                            const TextStyle& style);

// Hint `number` (from 1), and how to come to the next one: `next` is what to call for it.
std::string hint_view(const ShownExercise& exercise, std::size_t number, const Message& next,
                      const TextStyle& style);

// All hints, one after the other.
std::string all_hints_view(const ShownExercise& exercise, const TextStyle& style);

}  // namespace grader
